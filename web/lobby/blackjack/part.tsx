import { GAMES } from '#engine/games'
import type { LobbyTable } from '#protocol/lobby/table'
import '#ui/draw/cloth/blackjack/colours.css'
import { FireTrack } from '#web/lobby/blackjack/fire-track'
import { SeatsArc } from '#web/lobby/blackjack/seats-arc'
import type { LobbyPart, Scene } from '#web/lobby/part'

const ACE_KING: Scene = { cards: ['AS', 'KH', '9D', null] }

export const BLACKJACK_LOBBY: LobbyPart<'blackjack'> = {
  Picture,
  dealing: 'hand',
  room: ({ seats, game }, words) => {
    if (seats === null) return words.unlimited
    if (seats.free.length > 0) return words.seats(seats.free.length)
    const known = GAMES[game]
    return known.family === 'blackjack' && known.rules.betBehind ? words.onlyBehind : words.noSeats
  },
  scenes: {
    ventuno: ACE_KING,
    'mega-fire-blaze': ACE_KING,
    'free-bet': { cards: ['5H', '6D', '6C', null], free: true },
  },
}

/** Its seats, or the two hands that everybody shares (MF-1). */
function Picture({ table }: { readonly table: LobbyTable }) {
  const { seats } = table
  return seats === null ? <FireTrack table={table} /> : <SeatsArc table={table} seats={seats} />
}
