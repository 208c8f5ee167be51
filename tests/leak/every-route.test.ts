import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultCut, openShoe } from '#engine/cards/shoe'
import { parseSeed } from '#engine/cards/shuffle'
import { shoeRulesOf } from '#server/config/rules'
import type { Offer } from '#server/gateway/http/access'
import type { Answered } from '#tests/leak/asking'
import { searchFor } from '#tests/leak/cards-in'
import { differences, disguised } from '#tests/leak/disguise'
import { Ear } from '#tests/leak/ear'
import { everythingTold, type Listening, listenTo } from '#tests/leak/listening'
import { quiet } from '#tests/leak/play-on'
import { PATIENT, TABLES } from '#tests/leak/tables'
import { comparable } from '#tests/leak/transcript'
import { FIRST_CARDS, LATER_SEED, SECRET_CARDS, WORLDS } from '#tests/leak/worlds'

/** Where the house goes on by itself when nobody decides. */
const TURNING = ['ventuno', 'fire', 'speed']

/** Of all that can be looked at: files, a link that was used, and sockets, which are listened to. */
const SILENT = [
  'GET /assets/:file',
  'GET /console/assets/:file',
  'GET /launch/:token',
  'GET /socket',
  'GET /staff/socket',
]

/** Of all that changes something: an exclusion without end can be revoked after half a year. */
const NOT_DONE = ['DELETE /api/play/exclusion']

/** Of what is wrong: more would hide it. */
const MOST = 10
const PATIENCE = 600_000
const houses: Listening[] = []

function isOf({ asked }: Answered, { method, url }: Offer): boolean {
  const path = url.replaceAll('.', '\\.').replaceAll(/:[a-z]+/gi, '[^/ ?]+')
  return new RegExp(`^${method} ${path}(?=$|[ ?])`).test(asked)
}

beforeAll(async () => {
  for (const world of WORLDS) houses.push(await listenTo(world))
}, PATIENCE)
afterAll(async () => {
  for (const house of houses) await house.close()
})

describe('FA-5: while a card lies face down at every table', () => {
  it('the shoes are those of the two worlds', () => {
    for (const [index, { seeds }] of WORLDS.entries()) {
      const first = Object.entries(seeds).map(([id, seed]) => {
        const config = TABLES.find((table) => table.id === id)
        if (config === undefined) throw new RangeError(`There is no table ${id}.`)
        const rules = shoeRulesOf(config)
        const { order } = openShoe(rules, { seed: parseSeed(seed), number: 1, cut: defaultCut(rules) })
        const known = FIRST_CARDS[index]?.[id as keyof typeof seeds] ?? ''
        return [id, order.slice(0, known.split(' ').length).join(' ')]
      })
      expect(Object.fromEntries(first)).toEqual(FIRST_CARDS[index])
    }
  })

  it('every route is asked, and whatever can be looked at or done is, for somebody', () => {
    expect(houses).toHaveLength(2)
    for (const { answers, scene } of houses) {
      const offers = scene.house.server.offers.filter(({ method }) => method !== 'HEAD')
      const lines = (of: readonly Offer[]) => of.map(({ method, url }) => `${method} ${url}`).sort()
      const unasked = offers.filter((offer) => !answers.some((one) => isOf(one, offer)))
      expect(lines(unasked)).toEqual(['GET /socket', 'GET /staff/socket'])
      const looks = offers.filter(({ method }) => method === 'GET')
      const silent = looks.filter((offer) => !answers.some((one) => isOf(one, offer) && one.status < 400))
      expect(lines(silent)).toEqual(SILENT.toSorted())
      const isDone = ({ status }: Answered) => status >= 200 && status < 300
      const changes = offers.filter(({ method }) => method !== 'GET')
      const undone = changes.filter((offer) => !answers.some((one) => isOf(one, offer) && isDone(one)))
      expect(changes.length).toBeGreaterThan(NOT_DONE.length)
      expect(lines(undone)).toEqual(NOT_DONE)
    }
  })

  it('it is in nothing that anybody is told, in no writing', () => {
    expect(houses).toHaveLength(2)
    const search = searchFor(SECRET_CARDS)
    const found = houses.flatMap((house) => {
      const places = new Map(everythingTold(house).map(({ who, what, text }) => [text, `${who}: ${what}`]))
      return [...places].flatMap(([text, place]) => search(text).map((one) => ({ place, ...one })))
    })
    expect(found.slice(0, MOST)).toEqual([])
  })

  it('no hash of a scanned card can be tried: another house has another one of the same order', () => {
    const [mine = [], other = []] = houses.map(({ backup }) =>
      backup.flatMap(({ row, inputHash }) => (inputHash === undefined ? [] : [{ row, inputHash }])),
    )
    const others = new Set(other.map(({ inputHash }) => inputHash))
    const isStaffs = ({ row }: { readonly row: string }) => /"player_id":"staff/.test(row)
    const isLive = ({ row }: { readonly row: string }) => /"table_id":"live-/.test(row)
    const shared = (some: typeof mine) => some.filter(({ inputHash }) => others.has(inputHash))
    const scans = mine.filter((one) => isStaffs(one) && isLive(one))
    expect(scans.length).toBeGreaterThan(20)
    expect(shared(scans)).toEqual([])
    // Players have nothing to hide there: the comparison does find what is the same.
    expect(shared(mine.filter((one) => !isStaffs(one)))).not.toEqual([])
  })

  it('no seed of a shoe that is played or comes is told', () => {
    expect(houses).toHaveLength(2)
    for (const [index, house] of houses.entries()) {
      const seeds = [...Object.values(WORLDS[index]?.seeds ?? {}), LATER_SEED]
      const writings = seeds.flatMap((seed) => {
        const bytes = Buffer.from(seed, 'hex')
        return [seed, seed.toUpperCase(), bytes.toString('base64'), bytes.toString('base64url')]
      })
      const told = everythingTold(house).filter(({ text }) =>
        writings.some((writing) => text.includes(writing)),
      )
      expect(told).toEqual([])
    }
  })

  it('another one in its place changes not a letter, for anybody', () => {
    const [mine = [], other = []] = houses.map(({ scene, ...house }) => {
      const { walletCalls, known } = scene
      return disguised(comparable({ ...house, walletCalls, log: scene.house.log }), known)
    })
    expect(mine.length).toBeGreaterThan(1_000)
    expect(differences(mine, other).slice(0, MOST)).toEqual([])
  })

  it('and once it is turned everybody is told, in the very places that were searched', async () => {
    expect(houses).toHaveLength(2)
    const search = searchFor(SECRET_CARDS)
    for (const [index, { scene }] of houses.entries()) {
      const { house } = scene
      await quiet(house, new Map())
      house.clock.advance(PATIENT)
      const guest = await Ear.open(house.url, await house.browser().visit(), 'player')
      for (const table of TURNING) await guest.join(table, 0)
      for (const table of TURNING) await guest.event(table, 'turned')
      const found = new Set(search(guest.frames.join('\n')).map(({ card }) => card))
      const { ventuno, fire, speed } = FIRST_CARDS[index] ?? FIRST_CARDS[0]
      const turned = [ventuno.split(' ')[3], fire.split(' ')[5], ...speed.split(' ').slice(0, 4)]
      for (const card of turned) expect(found).toContain(card)
      await guest.close()
    }
  })
})
