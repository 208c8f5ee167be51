import { cents } from '#engine/money/cents'
import type { TableEvent } from '#engine/table/types'
import type { Publication } from '#server/tables/ports'

type Told = Pick<Publication, 'everyone' | 'own'>

const STAKE = { bet: 'player', cash: cents(500), golden: cents(0) } as const
const WON = { outcome: 'win', paid: cents(1_000), goldenBack: cents(0) } as const
const CLOCK: TableEvent = { type: 'clock', for: 'bets', until: 1_760_000_000_000 }

/** The same for all who hear the table. */
const common =
  (...everyone: readonly TableEvent[]) =>
  (): Told => ({ everyone, own: new Map() })

/** Each player's own, beside what onlookers are told. */
const own =
  (everyone: readonly TableEvent[], view: (player: string) => readonly TableEvent[]) =>
  (players: readonly string[]): Told => ({
    everyone,
    own: new Map(players.map((player) => [player, view(player)])),
  })

function closed(...players: readonly string[]): TableEvent {
  const taken = players.map((player) => ({ player, ...STAKE, zeroCommission: false }))
  return { type: 'closed', taken, refused: [], unconfirmed: [] }
}

function settled(...players: readonly string[]): TableEvent {
  const results = players.map((player) => ({ player, ...STAKE, ...WON }))
  return { type: 'settled', winner: 'P', results }
}

/** What a round of baccarat says to a crowd in which everybody bets: cards for all, and to each their own. */
export const PUBLICATIONS: readonly ((players: readonly string[]) => Told)[] = [
  common(CLOCK),
  own([], (player) => [
    { type: 'placed', player, bet: 'player', golden: false, amount: cents(500), cut: cents(0) },
  ]),
  own([closed(), CLOCK], (player) => [closed(player), CLOCK]),
  common({ type: 'dealt', to: 'player', card: 'KH', faceDown: false }, CLOCK),
  common({ type: 'dealt', to: 'banker', card: '4S', faceDown: false }, CLOCK),
  common({ type: 'dealt', to: 'player', card: '9D', faceDown: false }, CLOCK),
  common({ type: 'dealt', to: 'banker', card: 'TC', faceDown: false }, CLOCK),
  own([settled()], (player) => [settled(player)]),
]
