import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Tell } from '#cli/rtp/answer'
import { GAME_IDS, type GameId } from '#engine/games'
import { reportPage } from '#math/report/page'
import { studyOf } from '#math/report/study'
import { ChangeError } from '#math/returns/change-values'

const SEED = 0x5ab07n
const ROUNDS = 1_000_000

export interface ReportOptions {
  /** All five if left out. */
  readonly game?: GameId
  readonly file: string
  readonly date: Date
  readonly rounds?: number
}

/** Writes the page and says so. */
export function writeReport({ game, file, date, rounds = ROUNDS }: ReportOptions, tell: Tell): string {
  // An empty file first: nobody should wait for figures that cannot be written.
  write(file, '')
  const studies = (game === undefined ? GAME_IDS : [game]).map((id) => {
    tell(`computing and simulating ${id}…`)
    return studyOf(id, { seed: SEED, rounds })
  })
  tell('drawing…')
  const day = date.toISOString().slice(0, 10)
  write(file, reportPage(studies, { version: packageVersion(), date: day, seed: SEED }))
  return `${file} is written: ${studies.length === 1 ? 'one game' : `${studies.length} games`}, to be opened in a browser or printed.\n`
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new ChangeError(`the report cannot be written: ${(error as Error).message}`)
  }
}

/** From the nearest package.json above this file, which lies elsewhere once compiled. */
function packageVersion(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string
  }
  return version
}
