import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dice } from '#tests/dice'
import { ALL_IS_KEPT, afterCut, type Luck, NOTHING_IS_KEPT, namesIn, writeTo } from '#tests/power/disk'
import { readJournal } from '#tests/power/journal'

const RECORDER = new URL('recorder.mjs', import.meta.url).href

/** A folder that forgets, when the power is cut, what nobody had the disk keep. */
export class ForgetfulFolder {
  readonly path: string
  readonly #around: string
  readonly #base: string
  readonly #journal: string

  constructor() {
    this.#around = mkdtempSync(join(tmpdir(), 'sabot-power-'))
    this.path = join(this.#around, 'data')
    this.#base = join(this.#around, 'base')
    this.#journal = join(this.#around, 'journal')
    mkdirSync(this.path)
  }

  /** What a process that is to use it needs in its environment. All that is in it at this moment is on the disk. */
  begin(): Readonly<Record<string, string>> {
    rmSync(this.#base, { recursive: true, force: true })
    writeFileSync(this.#journal, '')
    cpSync(this.path, this.#base, { recursive: true })
    return { NODE_OPTIONS: `--import=${RECORDER}`, DISK_FOLDER: this.path, DISK_JOURNAL: this.#journal }
  }

  /** The process is dead by now. The cut came then, or after a share of what it did. */
  cut(luck: Luck, share = 1): void {
    const done = readJournal(this.#journal)
    const left = afterCut(this.#base, done.slice(0, Math.ceil(done.length * share)), luck)
    const next = join(this.#around, 'next')
    writeTo(next, left)
    rmSync(this.path, { recursive: true })
    renameSync(next, this.path)
  }

  /** Looks at a copy of it: who looks changes it. */
  copied<Result>(look: (folder: string) => Promise<Result>): Promise<Result> {
    return this.#inCopy((copy) => cpSync(this.path, copy, { recursive: true }), look)
  }

  /** Looks at what a cut would leave of it on a disk that says that it keeps things, and does not. */
  lied<Result>(look: (folder: string) => Promise<Result>): Promise<Result> {
    const kept = readJournal(this.#journal).filter((operation) => operation.do !== 'sync')
    return this.#inCopy((copy) => writeTo(copy, afterCut(this.#base, kept, NOTHING_IS_KEPT)), look)
  }

  async #inCopy<Result>(
    fill: (copy: string) => void,
    look: (folder: string) => Promise<Result>,
  ): Promise<Result> {
    const copy = join(this.#around, 'copy')
    fill(copy)
    try {
      return await look(copy)
    } finally {
      rmSync(copy, { recursive: true })
    }
  }

  /** What is in it other than its journal says, once the process has ended by itself: nothing, or the journal is no use. */
  differences(): readonly string[] {
    const told = afterCut(this.#base, readJournal(this.#journal), ALL_IS_KEPT)
    const found = namesIn(this.path)
    return [...new Set([...told.keys(), ...found.keys()])].filter((path) => {
      const [one, other] = [told.get(path), found.get(path)]
      if (typeof one !== 'object' || typeof other !== 'object') return one !== other
      return !one.content.equals(other.content)
    })
  }

  remove(): void {
    rmSync(this.#around, { recursive: true, force: true })
  }
}

/** Nothing of what was not synced is kept, or anything of it. */
export function anyLuck(dice: Dice): Luck {
  const share = dice.of([0, 0, 0.1, 0.5, 0.9, 1])
  const names = dice.of(['none', 'some', 'all'] as const)
  return {
    names: (pending) => (names === 'some' ? dice.below(pending + 1) : names === 'all' ? pending : 0),
    sector: () => dice.chance(share),
  }
}
