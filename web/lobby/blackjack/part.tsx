import { GAMES } from '#engine/games'
import type { LobbyTable } from '#protocol/lobby/table'
import { FireTrack } from '#web/lobby/blackjack/fire-track'
import { SeatsArc } from '#web/lobby/blackjack/seats-arc'
import type { LobbyPart, Scene } from '#web/lobby/part'

export const BLACKJACK_LOBBY: LobbyPart = {
  Picture,
  dealing: 'hand',
  room: ({ seats, game }, words) => {
    if (seats === null) return words.unlimited
    if (seats.free.length > 0) return words.seats(seats.free.length)
    const { rules } = GAMES[game]
    return 'betBehind' in rules && rules.betBehind ? words.onlyBehind : words.noSeats
  },
}

/** Its seats, or the two hands that everybody shares (MF-1). */
function Picture({ table }: { readonly table: LobbyTable }) {
  const { seats } = table
  return seats === null ? <FireTrack table={table} /> : <SeatsArc table={table} seats={seats} />
}

const BLACKJACK: Scene = { cards: ['AS', 'KH', '9D', null] }

export const BLACKJACK_SCENES = {
  ventuno: BLACKJACK,
  'mega-fire-blaze': BLACKJACK,
  'free-bet': { cards: ['5H', '6D', '6C', null], free: true },
} as const satisfies Readonly<Record<string, Scene>>
