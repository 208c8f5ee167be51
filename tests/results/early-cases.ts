import type { Script } from '#tests/results/past'
import { CLOSE, laid, SIT } from '#tests/results/rounds'
import { after, type Case, paidAtTheEnd } from '#tests/results/telling'

/** Ann's blackjack is paid at once, Bob stands on twenty. */
const NATURAL: Script = {
  game: 'free-bet',
  cards: 'AS TS 6D KH QH TC 2H',
  commands: [
    SIT,
    laid('main', 1000),
    { do: 'bet', player: 'bob', seat: 2, bet: 'main', amount: 600 },
    CLOSE,
    { do: 'stand', player: 'bob', seat: 2 },
  ],
}
const EVEN_MONEY: Script = {
  game: 'free-bet',
  cards: 'AS TD KH 9C',
  commands: [
    SIT,
    laid('main', 1000),
    laid('push22', 100),
    CLOSE,
    { do: 'evenMoney', player: 'ann', seat: 1, yes: true },
  ],
}
/** Ann does not play, so that Bob's bet behind her goes back. */
const BEHIND_NOBODY: Script = {
  game: 'ventuno',
  cards: 'KS 6D QH TC 2H',
  commands: [
    SIT,
    { do: 'sit', player: 'cleo', seat: 2 },
    { do: 'bet', player: 'cleo', seat: 2, bet: 'main', amount: 1000 },
    { do: 'back', player: 'bob', seat: 1, bet: 'main', amount: 500 },
    CLOSE,
    { do: 'stand', player: 'cleo', seat: 2 },
  ],
}

export const EARLY_CASES: readonly Case[] = [
  [
    'FB-6: a blackjack that is paid before the first deal is over',
    NATURAL,
    after('paid', 'dealt', 3),
    /ann's main at seat 1 was paid 2500 \(blackjack\), and no such bet is due/,
  ],
  [
    'FB-6: a blackjack that is paid after somebody decided',
    NATURAL,
    after('paid', 'acted'),
    /^Round dry: ann's main at seat 1 was not paid 2500 \(blackjack\) at once\.$/,
  ],
  [
    'FB-6: a blackjack that is paid with the rest',
    NATURAL,
    paidAtTheEnd,
    /^Round dry: ann's main at seat 1 was not paid 2500 \(blackjack\) at once\.$/,
  ],
  [
    'FB-6: even money once the dealer has a second card',
    EVEN_MONEY,
    after('paid', 'dealt', -1),
    /ann's main at seat 1 was paid 2000 \(win\), and no such bet is due/,
  ],
  [
    'VE-10: a bet behind nobody that goes back after a card',
    BEHIND_NOBODY,
    after('paid', 'dealt'),
    /^Round dry: bob's main behind at seat 1 was not paid 500 \(refund\) at once\.$/,
  ],
  [
    'VE-10: a bet behind nobody that goes back with the rest',
    BEHIND_NOBODY,
    paidAtTheEnd,
    /^Round dry: bob's main behind at seat 1 was not paid 500 \(refund\) at once\.$/,
  ],
]
