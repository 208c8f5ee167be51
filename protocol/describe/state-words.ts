import type { Slip, Spot } from '#engine/round/slip'
import type { ShoeInPlay, TableState } from '#engine/table/types'

export type Words<Shape> = { readonly [Field in keyof Shape]-?: string }

export const TABLE_WORDS: Words<TableState> = {
  id: 'which game: its id',
  currency: 'three letters',
  game: 'the game itself, below',
  shoe: 'the shoe in play, or null between two',
  coming: 'the next shoe, `{ shoe, commitment }`, or null',
  cutOffer: 'who may cut it now, `{ shoe, to, next }`, or null',
  round: 'the running round or the last one, `{ code, number, beganAt, rates }`, or null',
  clock: 'what is waited for, `{ for, until }`, or null; `until` is server time',
  paused: 'why the table stands still, `{ why, text }`, or null',
  results:
    'the shoe’s results for the roads: list of `{ winner, total, playerPair, bankerPair }`, and `natural: true` where two cards decided; empty at blackjack',
  people: 'who is who, by player id: `{ name, house }`; only those whom all can see',
  purses:
    'players who do not play from the account in the table’s currency: by player `{ currency, session }`; `game.limits.rates` has the rate that holds for each',
  crowd: 'how everybody bet on the running round, by bet: `{ players, cents }`',
  live: 'only where a dealer brings the cards: `{ dealer, decks, cardsSince, withdrawn, cutFrom, dealt, undo }`; `dealer` is `{ staff, shown, leaving }` or null, `shown` is the name for players; `undo` is always null',
  setLimits: 'only after a supervisor set limits: `{ limits, configured }`; they hold from the next round on',
}

export const SHOE_WORDS: Words<ShoeInPlay> = {
  shoe: 'its number, from 1',
  commitment: '64 hexadecimal digits',
  cut: 'cards lifted',
  by: 'who cut, null is the house',
  burned: 'the burned card that was turned up, or null',
  burnedCount: 'how many were burned',
  dealt: 'cards that left it since, burned ones not counted',
  rounds: 'rounds begun',
  cutCardSeat: 'where its cut card came out (0 the dealer); null while it is in',
  live: 'only of a shoe whose cards are scanned: `{ decks, burns }`',
}

export const SPOT: Words<Spot> = {
  player: 'player id',
  bet: 'which bet',
  seat: 'from 1; 0 at baccarat',
  behind: 'whether it is a bet behind',
}
export const STAKED = {
  cash: 'cents',
  golden: 'cents in golden chips',
  free: 'cents that a token of the house’s stands for',
}
export const PAYOUT = {
  outcome: '`win`, `lose`, `push`, `refund` or `blackjack`',
  paid: 'cash paid, the cash stake that comes back counted',
  goldenBack: 'golden chips that come back',
}
export const SLIP: Words<Slip> = { ...SPOT, cash: STAKED.cash, golden: STAKED.golden }
