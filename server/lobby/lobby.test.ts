import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { hearLobby } from '#protocol/lobby/fold'
import { tableConfig } from '#server/config/tables'
import { CounterTable } from '#server/gateway/testing/counter-table'
import { Lobby, type Watcher } from '#server/lobby/lobby'
import type { FloorListener } from '#server/tables/ports'
import { HandClock } from '#tests/clock'

const EVERY_MILLIS = 400
const GAMES = { speed: 'speed-baccarat', mini: 'mini-baccarat', ventuno: 'ventuno' } as const

function open() {
  const clock = new HandClock()
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const listener: FloorListener = {
    published: (publication) => lobby.published(publication),
    purseChanged: () => undefined,
    sessionChanged: () => undefined,
    troubled: () => undefined,
  }
  const doors = new Map(
    Object.entries(GAMES).map(([id, game]) => [
      id,
      new CounterTable(tableConfig({ id, game }), () => listener, clock.now),
    ]),
  )
  const lobby = new Lobby(new Map([...doors].map(([id, door]) => [id, { door, players: 0 }])), {
    clock,
    everyMillis: EVERY_MILLIS,
    log,
  })
  const table = (id: keyof typeof GAMES): CounterTable => {
    const door = doors.get(id)
    if (door === undefined) throw new Error(`No table ${id}.`)
    return door
  }
  return { clock, lobby, table, lines }
}

/** Somebody whose socket takes everything at once. */
class Guest implements Watcher {
  lobby: Watcher['lobby'] = null
  stale = false
  readonly told: Buffer[] = []

  queue(message: Buffer): void {
    this.told.push(message)
  }

  wake(): void {
    if (this.lobby === null || this.lobby.isLive) return
    this.told.push(this.lobby.audience.picture())
    this.lobby.isLive = true
    this.stale = false
  }

  get tables(): readonly string[] {
    const message = JSON.parse(String(this.told.at(-1) ?? '{"tables":[]}'))
    return message.tables.map(({ id }: { readonly id: string }) => id)
  }
}

describe('the lobby', () => {
  it('shows all tables in a list, and the baccarat tables in a panel', () => {
    const { lobby } = open()
    const guest = new Guest()
    lobby.watch(guest, { type: 'lobby', level: 'list' })
    expect(guest.tables).toEqual(['speed', 'mini', 'ventuno'])
    lobby.watch(guest, { type: 'lobby', level: 'panel' })
    expect(guest.tables).toEqual(['speed', 'mini'])
    lobby.watch(guest, { type: 'lobby', level: 'panel', tables: ['ventuno', 'speed'] })
    expect(guest.tables).toEqual(['speed', 'ventuno'])
  })

  it('keeps one clock while somebody watches, and none otherwise', () => {
    const { clock, lobby } = open()
    const [ann, bob] = [new Guest(), new Guest()]
    expect(clock.waiting).toBe(0)
    for (let time = 0; time < 3; time++) {
      lobby.watch(ann, { type: 'lobby', level: 'list' })
      lobby.watch(bob, { type: 'lobby', level: 'panel' })
      lobby.watch(ann, { type: 'lobby', level: 'panel', tables: ['mini'] })
      expect(clock.waiting).toBe(1)
      lobby.watch(ann, { type: 'lobby', level: 'off' })
      expect(clock.waiting).toBe(1)
      lobby.leave(bob)
      clock.advance(EVERY_MILLIS)
      expect(clock.waiting).toBe(0)
    }
    lobby.watch(ann, { type: 'lobby', level: 'list' })
    lobby.stop()
    expect(clock.waiting).toBe(0)
  })

  it('tells all who watch the same the very same bytes, however many they are', () => {
    const { clock, lobby, table } = open()
    const guests = Array.from({ length: 5 }, () => new Guest())
    for (const guest of guests) lobby.watch(guest, { type: 'lobby', level: 'list' })
    const [picture] = guests[0]?.told ?? []
    const { snapshots } = table('mini')
    table('mini').say('A moment, please.')
    clock.advance(EVERY_MILLIS)
    const [, change] = guests[0]?.told ?? []
    expect(change).toBeDefined()
    for (const { told } of guests) {
      expect(told).toHaveLength(2)
      expect(told[0]).toBe(picture)
      expect(told[1]).toBe(change)
    }
    expect(table('mini').snapshots).toBe(snapshots + 1)
  })

  it('tells of the other tables when one cannot be seen, and of that one as soon as it can', () => {
    const { clock, lobby, table, lines } = open()
    const guest = new Guest()
    lobby.watch(guest, { type: 'lobby', level: 'list' })
    const blind = vi.spyOn(table('speed'), 'snapshot').mockImplementation(() => {
      throw new RangeError('broken')
    })
    for (const id of ['speed', 'mini'] as const) table(id).say('A moment, please.')
    clock.advance(EVERY_MILLIS)
    expect(guest.tables).toEqual(['mini'])
    expect(lines.join()).toContain('the lobby cannot see this table')
    blind.mockRestore()
    clock.advance(EVERY_MILLIS)
    expect(guest.tables).toEqual(['speed'])
    expect(guest.told).toHaveLength(3)
  })

  it('begins anew once between two looks, however often the only one who watches goes and comes', () => {
    const { clock, lobby, table } = open()
    const guest = new Guest()
    lobby.watch(guest, { type: 'lobby', level: 'list' })
    const { snapshots } = table('mini')
    for (let time = 0; time < 50; time++) {
      lobby.watch(guest, { type: 'lobby', level: 'off' })
      lobby.watch(guest, { type: 'lobby', level: time % 2 === 0 ? 'panel' : 'list' })
    }
    expect(table('mini').snapshots).toBe(snapshots)
    table('mini').say('A moment, please.')
    clock.advance(EVERY_MILLIS)
    expect(guest.tables).toEqual(['mini'])
    expect(table('mini').snapshots).toBe(snapshots + 1)
  })

  it('shows the other tables to who comes while one cannot be seen, and that one as soon as it can', () => {
    const { clock, lobby, table, lines } = open()
    const guest = new Guest()
    const blind = vi.spyOn(table('speed'), 'snapshot').mockImplementation(() => {
      throw new RangeError('broken')
    })
    lobby.watch(guest, { type: 'lobby', level: 'list' })
    expect(guest.tables).toEqual(['mini', 'ventuno'])
    expect(lines.join()).toContain('the lobby cannot see this table')
    blind.mockRestore()
    clock.advance(EVERY_MILLIS)
    expect(guest.tables).toEqual(['speed'])
    const known = hearLobby(null, JSON.parse(String(guest.told[0])))
    if (known === 'gap') throw new Error('A picture is no gap.')
    expect(hearLobby(known, JSON.parse(String(guest.told[1])))).toBe('gap')
    lobby.watch(guest, { type: 'lobby', level: 'list' })
    expect(guest.tables).toEqual(['speed', 'mini', 'ventuno'])
  })
})
