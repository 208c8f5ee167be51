import { PAGES } from '#tests/access/offers'
import { type Answered, askEverything } from '#tests/leak/asking'
import { backupOf, type Row } from '#tests/leak/backup'
import type { Ear } from '#tests/leak/ear'
import { comeLate } from '#tests/leak/late-comers'
import { quiet } from '#tests/leak/play-on'
import { openScene, type Scene } from '#tests/leak/scene'
import type { Told } from '#tests/leak/transcript'
import type { World } from '#tests/leak/worlds'

/** All that a house tells anybody while its cards lie face down. */
export interface Listening {
  readonly scene: Scene
  readonly answers: readonly Answered[]
  readonly ears: ReadonlyMap<string, Ear>
  readonly backup: readonly Row[]
  close(): Promise<void>
}

export async function listenTo(world: World): Promise<Listening> {
  const scene = await openScene(world)
  const late = await comeLate(scene)
  const backup = await backupOf(scene.house.folder)
  const ears = new Map<string, Ear>([...scene.ears, ...late])
  const answers = await askEverything(scene, () => quiet(scene.house, ears))
  return {
    scene,
    answers,
    ears,
    backup,
    close: async () => {
      for (const ear of late.values()) await ear.close()
      await scene.close()
    },
  }
}

/** What was told to the letter, page by page and frame by frame. Pages and pictures come from files. */
export function everythingTold({ scene, answers, ears, backup }: Listening): readonly Told[] {
  const files = answers.filter(({ asked }) => !isFile(asked))
  return [
    ...files.map(({ who, asked, headers, text }) => ({ who, what: asked, text: `${headers}\n${text}` })),
    ...[...ears].flatMap(([who, { frames }]) => frames.map((text) => ({ who, what: 'socket', text }))),
    ...scene.house.log.map((text) => ({ who: 'machine', what: 'log', text })),
    ...scene.walletCalls.map((text) => ({ who: 'operator', what: 'wallet', text })),
    ...backup.map(({ table, row }) => ({ who: 'machine', what: `backup of ${table}`, text: row })),
  ]
}

const FILES = PAGES.map((line) => new RegExp(`^${line.replaceAll(/:[a-z]+/g, '[^/]+')}$`))

function isFile(asked: string): boolean {
  return FILES.some((line) => line.test(asked))
}
