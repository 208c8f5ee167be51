import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DECK } from '#engine/cards/card'
import { openStore, type Store } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { shoeContext } from '#server/tables/commit'
import { sealerWith } from '#server/tables/records'
import { temporaryFolder } from '#tests/floor/house'
import { searchFor } from '#tests/leak/cards-in'
import { type Crowded, cardsToldIn, playCrowded } from '#tests/leak/crowded-house'
import { codesIn, OpenCards } from '#tests/leak/open-cards'
import { freshDatabase } from '#tests/made-postgres'

const ROUNDS = Number(process.env.SABOT_LEAK_ROUNDS ?? 300)
const SECRETS = /[0-9a-f]{64}/g
/** As a frame writes the cards that lie open; what number a card has there is known in a smaller house only. */
const IN_FRAMES = ['its code', 'its code in small letters', 'its number']

describe('FA-5: nothing that lies face down leaves the table', () => {
  const folder = temporaryFolder()
  let store: Store
  let crowded: Crowded
  beforeAll(async () => {
    const databaseUrl = await freshDatabase()
    crowded = await playCrowded(databaseUrl, folder.path, ROUNDS)
    store = await openStore({ databaseUrl, dataFolder: folder.path })
  }, 400_000)
  afterAll(async () => {
    await store.close()
    folder.remove()
  })

  it(`as it is stored, in the open part of ${ROUNDS} rounds`, async () => {
    const rows = await store.db.selectFrom('events').select(['type', 'body', 'sealed']).execute()
    const faceDown = rows.filter(({ sealed }) => sealed !== null)
    expect(faceDown.filter(({ type, body }) => type !== 'dealt' || codesIn(body).length > 0)).toEqual([])
    expect(faceDown.length).toBeGreaterThan(ROUNDS / 2)
  })

  it('as events are told: every card in a frame lies open in the log by then', async () => {
    expect(crowded.faults).toEqual([])
    const log = await OpenCards.read(store)
    const told = crowded.frames.flatMap(cardsToldIn)
    expect(told.length).toBeGreaterThan(ROUNDS)
    expect(told.filter((cards) => !log.explains(cards))).toEqual([])
  })

  it('in any other writing', () => {
    const strange = searchFor(DECK, IN_FRAMES)
    expect(strange(crowded.frames.join('\n'))).toEqual([])
    const any = searchFor(DECK, ['its number'])
    expect(any(crowded.log.join('\n'))).toEqual([])
    for (const [asked, text] of crowded.answers) expect([asked, ...any(text)]).toEqual([asked])
  })

  it('with a seed from which it could be reckoned', async () => {
    const sealer = sealerWith(loadSealKey({ fromEnvironment: undefined, dataFolder: folder.path }))
    const shoes = await store.db.selectFrom('shoes').selectAll().execute()
    const open = new Set(shoes.flatMap(({ commitment, seed }) => [commitment, seed ?? commitment]))
    const told = crowded.frames.flatMap((frame) => frame.match(SECRETS) ?? [])
    expect(told.filter((secret) => !open.has(secret))).toEqual([])
    const hidden = shoes
      .filter(({ seed }) => seed === null)
      .map(({ table_id, number, sealed_seed }) => sealer.unseal(sealed_seed, shoeContext(table_id, number)))
    expect(hidden.length).toBeGreaterThan(0)
    const texts = [...crowded.answers.values(), ...crowded.log]
    for (const seed of hidden) expect(texts.filter((text) => text.includes(seed))).toEqual([])
  })
})
