import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '#engine/games'
import type { Audience } from '#engine/round/audience'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import { viewTable } from '#engine/table/view'
import type { Publication } from '#server/tables/ports'
import { Publisher } from '#server/tables/publish'
import { NO_STAKES, type Stakes, stakesAfter } from '#server/wallet/stakes'
import { Dice } from '#tests/dice'
import { DryTable } from '#tests/floor/dry-table'
import { anyOrder } from '#tests/floor/orders'

const PLAYERS = ['ann', 'bob', 'cleo']
const NONE_FACE_DOWN = ['free-bet', 'mini-baccarat', 'dragon-tiger']
const BYSTANDER: Audience = { as: 'bystander' }
const SUPERVISOR: Audience = { as: 'supervisor' }
const AUDIENCES: readonly Audience[] = [
  BYSTANDER,
  SUPERVISOR,
  ...PLAYERS.map((player) => ({ as: 'player', player }) as const),
]

/** Somebody who was there from the start and heard every publication. */
class Ear {
  readonly #audience: Audience
  upto: number
  state: TableState

  constructor(table: DryTable, audience: Audience) {
    this.#audience = audience
    this.upto = table.memory.version
    this.state = viewTable(table.state, audience)
  }

  hear({ after, upto, everyone, own }: Publication): void {
    const events = this.#audience.as === 'player' ? (own.get(this.#audience.player) ?? everyone) : everyone
    if (events.length === 0) return
    expect(after).toBeLessThanOrEqual(this.upto)
    expect(upto).toBeGreaterThan(this.upto)
    this.upto = upto
    this.state = events.reduce<TableState>(evolveTable, this.state)
  }
}

function sent<Message>(message: Message): Message {
  return JSON.parse(JSON.stringify(message))
}

/** A table as another process knows it: from what was published to supervisors, as text. */
class Mirror {
  readonly publisher: Publisher
  state: TableState
  stakes: Stakes = NO_STAKES
  #version: number

  constructor({ memory, state }: DryTable) {
    this.#version = memory.version
    this.state = sent(viewTable(state, SUPERVISOR))
    this.publisher = new Publisher('t', state.id, memory.version, [])
  }

  hear({ publisher, memory: { version } }: DryTable): void {
    const message = sent(publisher.replay(this.#version, SUPERVISOR, version))
    if (message === null || message.events.length === 0) return
    // Nothing is kept from them: each event has its number.
    expect(message.events).toHaveLength(version - this.#version)
    for (const event of message.events) {
      this.state = evolveTable(this.state, event)
      this.stakes = stakesAfter(this.stakes, this.state, event)
    }
    this.publisher.publish(message.events, message.after, message.at)
    this.#version = version
  }
}

function play(table: DryTable, dice: Dice, steps: number, after: () => void): void {
  for (const player of PLAYERS) {
    table.give(player, 50_000, 5000)
    table.presence.arrive(player)
  }
  for (let step = 0; step < steps; step++) {
    const player = dice.of(PLAYERS)
    if (dice.chance(0.05)) table.presence.depart(player, table.now, () => new Set(PLAYERS))
    else if (dice.chance(0.3)) table.presence.arrive(player)
    if (dice.chance(0.7)) table.order(player, anyOrder(dice, table.state))
    else if (!table.step()) table.order(player, anyOrder(dice, table.state))
    after()
  }
}

describe.each(GAME_IDS)('what a table tells, %s', (game) => {
  it('folded by whoever hears it, is what a snapshot shows them', () => {
    for (let story = 1; story <= 3; story++) {
      const table = new DryTable(game, String(story).repeat(64))
      const ears = AUDIENCES.filter(({ as }) => as !== 'supervisor').map(
        (audience) => ({ audience, ear: new Ear(table, audience) }) as const,
      )
      expect(ears).toHaveLength(4)
      let heard = table.published.length
      play(table, new Dice(story), 500, () => {
        for (const publication of table.published.slice(heard))
          for (const { ear } of ears) ear.hear(publication)
        heard = table.published.length
      })
      for (const { audience, ear } of ears) expect(ear.state).toEqual(viewTable(table.state, audience))
    }
  })

  it('replayed from any version on, is what a snapshot shows', () => {
    const table = new DryTable(game, '9'.repeat(64))
    const known = new Map<number, TableState>()
    play(table, new Dice(9), 500, () => known.set(table.memory.version, table.state))
    const { version, state } = table.memory
    expect(known.size).toBeGreaterThan(100)
    expect(state.round?.number).toBeGreaterThan(5)
    for (const [since, then] of known) {
      for (const audience of AUDIENCES) {
        const replay = table.publisher.replay(since, audience, version)
        expect(replay).toMatchObject({ after: since, upto: version })
        const folded = replay?.events.reduce<TableState>(evolveTable, viewTable(then, audience))
        expect(folded).toEqual(viewTable(state, audience))
      }
    }
  })

  it('is all that another process needs to show the same to whoever looks', () => {
    const table = new DryTable(game, '7'.repeat(64))
    const first = table.memory.version
    const mirror = new Mirror(table)
    play(table, new Dice(7), 400, () => mirror.hear(table))
    const { version, state, stakes } = table.memory
    expect(version - first).toBeGreaterThan(150)
    expect(mirror.stakes).toEqual(stakes)
    for (const audience of AUDIENCES) {
      expect(viewTable(mirror.state, audience)).toEqual(viewTable(state, audience))
      for (let since = first; since <= version; since += 7) {
        const shown = mirror.publisher.replay(since, audience, version)
        expect(shown).toEqual(sent(table.publisher.replay(since, audience, version)))
      }
    }
  })

  it('FA-5: holds no card that lies face down', () => {
    const table = new DryTable(game, '8'.repeat(64))
    play(table, new Dice(8), 300, () => undefined)
    const told = table.published.flatMap(({ everyone, own }) => [everyone, ...own.values()]).flat()
    const dealt = told.flatMap((event) => (event.type === 'dealt' ? [event] : []))
    const faceDown = dealt.filter((event) => event.faceDown)
    expect(faceDown.length > 0).toBe(!NONE_FACE_DOWN.includes(game))
    expect(dealt.length).toBeGreaterThan(faceDown.length)
    expect(faceDown.filter(({ card }) => card !== null)).toEqual([])
  })
})

describe('numbering', () => {
  const open: TableEvent = { type: 'opened', shoeRound: 1 }
  const placed = (player: string): TableEvent =>
    ({ type: 'placed', player, bet: 'tie', golden: false, amount: 100, cut: 0 }) as TableEvent

  it('lets an onlooker skip what was private, and a player hear it', () => {
    const publisher = new Publisher('t', 'mini-baccarat', 10, [])
    expect(publisher.publish([open], 10, 1)).toMatchObject({ after: 10, upto: 11, everyone: [open] })
    const mine = publisher.publish([placed('ann')], 11, 2)
    expect(mine).toMatchObject({ after: 11, upto: 12, everyone: [] })
    expect(mine.own).toEqual(new Map([['ann', [placed('ann')]]]))
    const his = publisher.publish([placed('bob')], 12, 3)
    expect(his).toMatchObject({ after: 11, upto: 13, everyone: [] })
    const both = publisher.publish([placed('ann'), open, placed('bob')], 13, 4)
    expect(both).toMatchObject({ after: 11, upto: 16, everyone: [open] })
    expect(both.own.get('ann')).toEqual([placed('ann'), open])
    expect(both.own.get('bob')).toEqual([open, placed('bob')])
    expect(publisher.publish([open], 16, 5)).toMatchObject({ after: 16, upto: 17 })
  })

  it('knows nothing of what is too long ago, and of what is still to come', () => {
    const publisher = new Publisher('t', 'mini-baccarat', 0, [], 10)
    for (let version = 0; version < 35; version++) publisher.publish([open], version, version)
    expect(publisher.replay(0, BYSTANDER, 35)).toBeNull()
    expect(publisher.replay(36, BYSTANDER, 35)).toBeNull()
    expect(publisher.replay(35, BYSTANDER, 35)).toMatchObject({ after: 35, upto: 35, events: [] })
    expect(publisher.replay(25, BYSTANDER, 35)?.events).toHaveLength(10)
    const first = Array.from({ length: 35 }, (_, since) => since).find(
      (since) => publisher.replay(since, BYSTANDER, 35) !== null,
    )
    expect(first).toBeLessThanOrEqual(25)
    expect(publisher.replay(first ?? 0, BYSTANDER, 35)?.events).toHaveLength(35 - (first ?? 0))
  })

  it('remembers after a restart what happened since the last round began', () => {
    const tail = [11, 12, 13].map((version) => ({ version, at: version, event: open }))
    const publisher = new Publisher('t', 'mini-baccarat', 13, tail)
    expect(publisher.replay(9, BYSTANDER, 13)).toBeNull()
    expect(publisher.replay(10, BYSTANDER, 13)).toMatchObject({
      upto: 13,
      at: 13,
      events: [open, open, open],
    })
    expect(publisher.publish([open], 13, 14)).toMatchObject({ after: 13, upto: 14 })
  })

  it('without any memory knows only that nothing was missed', () => {
    const publisher = new Publisher('t', 'mini-baccarat', 13, [])
    expect(publisher.replay(13, BYSTANDER, 13)).toMatchObject({ events: [] })
    expect(publisher.replay(12, BYSTANDER, 13)).toBeNull()
  })
})
