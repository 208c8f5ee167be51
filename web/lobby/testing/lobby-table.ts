import type { Cents } from '#engine/money/cents'
import type { LobbyTable } from '#protocol/lobby/table'

/** A table of the lobby for tests: what is not told is as at a quiet speed baccarat table. */
export function lobbyTable(told: Partial<LobbyTable> = {}): LobbyTable {
  return {
    id: 'speed-1',
    name: 'Speed Baccarat Amalfi',
    game: 'speed-baccarat',
    currency: 'EUR',
    limits: limits(20, 20_000),
    dealer: 'Giulia',
    voiceOver: false,
    video: null,
    multiPlay: true,
    phase: 'betting',
    clock: null,
    paused: null,
    round: null,
    shoeRound: 0,
    players: 0,
    seats: null,
    hot: null,
    results: '',
    streak: null,
    goodRoads: [],
    ...told,
  }
}

/** For the main bet of either family. */
export function limits(least: number, most: number): LobbyTable['limits'] {
  const range = [least as Cents, most as Cents] as const
  return { unit: 10, ranges: { player: range, main: range } }
}

export function seats(of: number, ...free: readonly number[]): NonNullable<LobbyTable['seats']> {
  return { taken: of - free.length, of, free: [...free] }
}
