import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '#cli/audit'
import { verify } from '#cli/verify'
import type { TableState } from '#engine/table/types'
import { buildProof } from '#server/audit/proof/build'
import { examine } from '#server/audit/proof/check'
import { tableConfig } from '#server/config/tables'
import { Dice } from '#tests/dice'
import { emptyFolder, type House, openHouse } from '#tests/floor/house'
import { anyOrder } from '#tests/floor/orders'
import { PATIENCE_MILLIS } from '#tests/floor/stage'
import { FAST } from '#tests/floor/timings'
import { packFolder, unpackFolder } from '#tests/packed-folder'

/**
 * A data folder that Sabot 0.1.0 left at its eleventh migration: five games dealt by the house and two by dealers, with
 * rounds that were settled, cancelled and voided, cards put right, shoes revealed and changed, and one round at
 * auto-free-bet in the middle, its turns not over.
 */
const STORE = 'tests/fixtures/store-of-0.1.0.br'
const RUNNING = 'auto-free-bet'
const DRAFTS = [
  { id: 'auto-ventuno', game: 'ventuno' },
  { id: 'auto-mega-fire-blaze', game: 'mega-fire-blaze' },
  { id: RUNNING, game: 'free-bet' },
  { id: 'auto-mini-baccarat', game: 'mini-baccarat' },
  { id: 'auto-speed-baccarat', game: 'speed-baccarat' },
  { id: 'live-ventuno', game: 'ventuno', dealing: 'live', betting: 'clock' },
  { id: 'live-speed-baccarat', game: 'speed-baccarat', dealing: 'live', betting: 'dealer' },
] as const
const TABLES = DRAFTS.map((draft) => ({ ...tableConfig(draft), timings: { ...FAST, scan: 300 } }))
const PLAYERS = ['anna', 'bruno', 'carla', 'dario', 'elena'] as const

const environment = { ...process.env }
const folder = emptyFolder()
beforeAll(() => unpackFolder(readFileSync(STORE), folder.path))
afterAll(() => {
  process.env = environment
  folder.remove()
})

/** A verb of the command line on this folder: how it ends, and what it says. */
async function said(verb: typeof audit, ...args: readonly string[]) {
  process.env = { ...environment, SABOT_DATA_FOLDER: folder.path, DATABASE_URL: '' }
  const out: string[] = []
  const io = { out: (text: string) => void out.push(text), err: () => undefined, colour: false }
  return { code: await verb([...args, '--json'], io), answer: JSON.parse(out.join('')) as unknown }
}

const stateAt = ({ floor }: House, id: string): TableState => {
  const door = floor.tables.get(id)
  if (door === undefined) throw new Error(`There is no table ${id}.`)
  return door.snapshot({ as: 'supervisor' }).state
}
const roundAt = (house: House, id: string) => stateAt(house, id).round?.number ?? 0

describe('a store of the version before', () => {
  let revealed: readonly { readonly table_id: string; readonly number: number }[] = []

  it('is taken up in the middle of a round, and played on', { timeout: PATIENCE_MILLIS }, async () => {
    const house = await openHouse({ tables: TABLES, folder: folder.path })
    const { db } = house.store
    expect(house.floor.closed).toEqual([])
    revealed = await db
      .selectFrom('shoes')
      .select(['table_id', 'number'])
      .where('seed', 'is not', null)
      .execute()
    expect(revealed.length).toBeGreaterThan(10)
    const running = stateAt(house, RUNNING)
    expect(running.game.phase).toBe('turns')
    const code = running.round?.code ?? ''
    const before = new Map(DRAFTS.map(({ id }) => [id, roundAt(house, id)]))
    const dice = new Dice(3)
    const dealtByHouse = DRAFTS.filter(({ id }) => id.startsWith('auto'))
    const playsOn = () => dealtByHouse.every(({ id }) => roundAt(house, id) >= (before.get(id) ?? 0) + 2)
    const doors = [...house.floor.tables.values()]
    while (!playsOn()) {
      const orders = PLAYERS.map((player) => {
        const door = dice.of(doors)
        const command = anyOrder(dice, door.snapshot({ as: 'player', player }).state)
        const from = { player, name: player, house: false, currency: 'EUR' } as const
        return door.submit({ ...from, id: dice.hex(16), command })
      })
      await Promise.all(orders)
      await house.passing.step()
    }
    const ended = await db.selectFrom('rounds').select('outcome').where('code', '=', code).executeTakeFirst()
    expect(ended).toEqual({ outcome: 'settled' })
    for (const { table_id, number } of revealed) {
      const built = await buildProof(db, table_id, number)
      if (!('proof' in built)) throw new Error(`${table_id}/${number}: ${built.text}`)
      expect({ table_id, number, ...examine(built.proof) }).toMatchObject({ problems: [] })
    }
    await house.close()
  })

  it('audits clean', { timeout: PATIENCE_MILLIS }, async () => {
    const { code, answer } = await said(audit)
    expect(answer).toMatchObject({ ok: true, problems: [], checked: { 'voided rounds': 3 } })
    expect(code).toBe(0)
  })

  it('FA-1: verifies a shoe that it revealed at each table', { timeout: PATIENCE_MILLIS }, async () => {
    const firsts = revealed.filter(({ number }) => number === 1)
    expect(firsts).toHaveLength(5)
    for (const { table_id, number } of firsts) {
      const { code, answer } = await said(verify, `${table_id}/${number}`)
      expect({ table_id, number, code, answer }).toMatchObject({ code: 0, answer: { ok: true } })
    }
  })
})

it('a packed folder is unpacked as it was', () => {
  const [from, to] = [emptyFolder(), emptyFolder()]
  mkdirSync(join(from.path, 'empty', 'inner'), { recursive: true })
  writeFileSync(join(from.path, 'empty', 'nothing'), '')
  writeFileSync(join(from.path, 'one\n'), Buffer.from([0, 10, 255]))
  const packed = packFolder(from.path)
  unpackFolder(packed, to.path)
  expect(packFolder(to.path)).toEqual(packed)
  expect(readFileSync(join(to.path, 'one\n'))).toEqual(Buffer.from([0, 10, 255]))
  for (const { remove } of [from, to]) remove()
})
