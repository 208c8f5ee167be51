import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Io } from '#cli/io'
import { main } from '#cli/main'
import { textOf } from '#cli/verify/report'
import { GAME_IDS, type GameId } from '#engine/games'
import { buildProof } from '#server/audit/proof/build'
import { checkProof, examine } from '#server/audit/proof/check'
import type { ShoeProof } from '#server/audit/proof/document'
import { roundIn } from '#server/audit/proof/round'
import { openStore, type Store } from '#server/store/open'
import { Dice } from '#tests/dice'
import { emptyFolder, temporaryFolder } from '#tests/floor/house'
import { FORGERIES } from '#tests/verify/forgeries'
import { playShoes } from '#tests/verify/history'
import { changed, leaves, look, put, retold, seedOf } from '#tests/verify/tamper'

const [folder, made] = [emptyFolder(), temporaryFolder()]
const data = made.path
const copy = join(folder.path, 'copy')
const shoes = new Map<GameId, number>()
const proofs = new Map<GameId, ShoeProof>()

beforeAll(async () => {
  for (const [game, number] of await playShoes(data)) shoes.set(game, number)
  await inStore(data, async ({ db }) => {
    for (const [game, number] of shoes) {
      const built = await buildProof(db, game, number)
      if ('why' in built) throw new Error(built.text)
      proofs.set(game, JSON.parse(JSON.stringify(built.proof)))
    }
  })
}, 240_000)
afterAll(() => {
  vi.unstubAllEnvs()
  folder.remove()
  made.remove()
})

async function inStore(dataFolder: string, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataFolder })
  try {
    await work(store)
  } finally {
    await store.close()
  }
}

function proofOf(game: GameId): ShoeProof {
  const proof = proofs.get(game)
  if (proof === undefined) throw new Error(`There is no proof of ${game}.`)
  return proof
}

describe('a proof of a shoe (FA-2)', () => {
  it.each(GAME_IDS)('agrees for a shoe of %s that was really played', (game) => {
    const { checked, problems } = examine(proofOf(game))
    expect(problems).toEqual([])
    expect(checked.events).toBe(proofOf(game).records.length)
    expect(checked.transfers).toBe(proofOf(game).transfers.length)
    expect(checked.cards).toBeGreaterThan(120)
    expect(checked.rounds).toBeGreaterThan(5)
  })

  it.each(FORGERIES.map((forgery) => [forgery.game, forgery.name, forgery] as const))(
    '%s: %s, changed, does not go unnoticed',
    (game, _name, { forge, says }) => {
      const problems = checkProof(forge(proofOf(game)))
      expect(problems.join('\n')).toMatch(says)
    },
  )

  it('shows any change of anything but the state it starts from', () => {
    const dice = new Dice(17)
    for (const game of GAME_IDS) {
      const proof = proofOf(game)
      const paths = leaves(proof).filter(([part, inside]) => part !== 'start' || inside !== 'state')
      for (let count = 0; count < 12; count++) {
        const path = dice.of(paths)
        const forged = changed(proof, (draft) => put(draft, path, otherThan(look(draft, ...path))))
        expect(checkProof(forged), path.join('.')).not.toEqual([])
      }
    }
  })

  it('is never more than sentences, whatever the document is', () => {
    for (const document of [null, 7, '', [], {}, { ...proofOf('ventuno'), kind: 'other' }, { kind: 1 }]) {
      expect(checkProof(document)).toEqual([expect.stringMatching(/^This is no proof of a shoe: /)])
    }
    const dice = new Dice(23)
    const garbage = [null, -1, 1.5, 1e308, '', 'x', [], {}, true, [[]], { type: 'dealt' }]
    for (let count = 0; count < 40; count++) {
      const proof = proofOf(dice.of(GAME_IDS))
      const path = dice.of(leaves(proof.start.state)).slice(0, 1 + dice.below(5))
      expect(
        checkProof(changed(proof, ({ start }) => put(start.state, path, dice.of(garbage)))),
      ).toBeInstanceOf(Array)
      const whole = garbage.filter((value) => value !== 1.5 && value !== 1e308)
      const retelling = retold(proof, (story) => {
        const { event } = dice.of(story)
        put(event, dice.of(leaves(event)).slice(0, 1 + dice.below(4)), dice.of(whole))
      })
      expect(checkProof(retelling)).toBeInstanceOf(Array)
    }
  })
})

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return value === '' ? 'x' : value.slice(1)
  return 'x'
}

/** What a run of the command line said, and how it ended. */
async function run(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' }
  const io: Io = {
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
    colour: false,
  }
  return { code: await main(args, io), ...said }
}

describe('sabot verify', () => {
  const saved = join(folder.path, 'proof.json')
  beforeAll(() => void vi.stubEnv('SABOT_DATA_FOLDER', data))

  it('checks a shoe, keeps its proof, and checks the proof without a store', async () => {
    const id = `mini-baccarat/${shoes.get('mini-baccarat')}`
    const first = await run('verify', id, '--save', saved)
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toContain(`Shoe ${id} of mini-baccarat: cut at`)
    expect(first.out).toMatch(/\d+ cards\n +\d+ rounds\n +\d+ events\n +\d+ transfers\nAll of it agrees\.\n$/)
    vi.stubEnv('SABOT_DATA_FOLDER', join(folder.path, 'nowhere'))
    const second = await run('verify', saved)
    vi.stubEnv('SABOT_DATA_FOLDER', data)
    expect(second).toEqual(first)
    expect(JSON.parse(readFileSync(saved, 'utf8'))).toEqual(proofOf('mini-baccarat'))
    const again = await run('verify', id, '--save', saved)
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('is there already') })
    expect((await run('verify', saved, '--save', `${saved}.2`)).code).toBe(2)
  })

  it('says what is wrong with a proof', async () => {
    const forged = join(folder.path, 'forged.json')
    const proof = changed(proofOf('ventuno'), ({ published }) => {
      published.seed = seedOf(published).replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    })
    writeFileSync(forged, JSON.stringify(proof))
    const { code, out } = await run('verify', forged)
    expect(code).toBe(1)
    expect(out).toMatch(/✗ The revealed seed's commitment is .*\n(.*\n)*This is not right\.\n$/)
    const { code: again, out: json } = await run('verify', forged, '--json')
    expect(again).toBe(1)
    expect(JSON.parse(json)).toMatchObject({ ok: false, table: 'ventuno', problems: expect.any(Array) })
    writeFileSync(forged, '{}')
    expect((await run('verify', forged)).out).toContain("'kind' must be")
  })

  it('finds the shoe of a round and reports on the round', async () => {
    const began = proofOf('speed-baccarat').records.filter(({ body }) => body.includes('"type":"roundBegan"'))
    const { code: name } = JSON.parse(began[4]?.body ?? '')
    const { code, out } = await run('verify', name, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      table: 'speed-baccarat',
      round: { code: name, shoeRound: 5, ok: true, outcome: 'settled' },
      chain: { from: proofOf('speed-baccarat').start.hash },
    })
    const proof = retold(proofOf('speed-baccarat'), (story) => {
      const first = story.findIndex(({ event }) => look(event, 'code') === name)
      const settled = story.slice(first).find(({ event }) => event.type === 'settled')
      put(settled?.event ?? {}, ['winner'], 'nobody')
    })
    const report = { proof, findings: examine(proof), round: roundIn(proof, name) }
    expect(textOf(report, { colour: false })).toMatch(
      new RegExp(`Round ${name}: round 5 of the shoe, .*, settled, not right\n`),
    )
  })

  it('says why something cannot be looked at', async () => {
    expect(await run('verify', `ventuno/${(shoes.get('ventuno') ?? 0) + 1}`)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/not over yet: its seed is told when it is/),
    })
    for (const [args, sentence] of [
      [['ventuno/999'], /has no shoe 999/],
      [['ventuno-20010101-000000-1'], /no round ventuno-20010101/],
      [['no such file.json'], /no file, no round's code and no shoe's id/],
      [['README.md'], /holds no JSON/],
      [[], /say what to verify/],
      [['a', 'b'], /one thing at a time/],
      [['--what'], /no option --what/],
      [['ventuno/1', '--save'], /--save needs/],
    ] as const) {
      expect(await run('verify', ...args)).toMatchObject({ code: 2, err: expect.stringMatching(sentence) })
    }
    expect(await run('verify', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('SHOE-ID') })
  })
})

describe('sabot store', () => {
  const file = join(folder.path, 'store.export')
  const use = (path: string) => void vi.stubEnv('SABOT_DATA_FOLDER', path)

  it('says what is wrong, and then has done nothing', async () => {
    use(data)
    expect(await run('store', 'export', file)).toMatchObject({ code: 0 })
    use(copy)
    const broken = join(folder.path, 'broken.export')
    writeFileSync(broken, readFileSync(file).subarray(0, 20_000))
    for (const [args, sentence] of [
      [[], /say export FILE or import FILE/],
      [['export'], /say export FILE/],
      [['export', file], /is there already/],
      [['import', 'nowhere'], /no file nowhere/],
      [['import', folder.path], /no file/],
      [['import', 'README.md'], /not an export of a store/],
      [['import', broken], /cannot be imported, and nothing was/],
    ] as const) {
      expect(await run('store', ...args)).toMatchObject({ code: 2, err: expect.stringMatching(sentence) })
    }
    expect(await run('store', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('seal.key') })
  })

  it('moves the whole store to a new place, where shoes can be verified as before', async () => {
    use(copy)
    const { code, out } = await run('store', 'import', file)
    expect(code).toBe(0)
    expect(out).toContain(`${readFileSync(file, 'utf8').split('\n').length - 3} rows were read`)
    expect(out).toContain('Put the seal key of the old store in place')
    expect(await run('verify', `free-bet/${shoes.get('free-bet')}`)).toMatchObject({ code: 0 })
    const again = await run('store', 'import', file)
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('The store is not empty') })
    const nowhere = await run('store', 'export', join(folder.path, 'no', 'such', 'folder'))
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringMatching(/cannot be written/) })
  })

  it('a shoe whose seed is lost, or that the log does not hold, cannot be verified', async () => {
    const number = shoes.get('free-bet') ?? 0
    await inStore(copy, async ({ db }) => {
      const row = await db
        .selectFrom('shoes')
        .selectAll()
        .where('table_id', '=', 'free-bet')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('shoes')
        .values({ ...row, number: 999 })
        .execute()
      await db
        .updateTable('shoes')
        .set({ seed: null })
        .where('table_id', '=', 'free-bet')
        .where('number', '=', number)
        .execute()
      expect(await buildProof(db, 'free-bet', number)).toMatchObject({ why: 'lost' })
      expect(await buildProof(db, 'free-bet', 999)).toMatchObject({ why: 'broken' })
    })
  })
})
