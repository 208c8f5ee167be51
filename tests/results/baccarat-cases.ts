import { COUP } from '#tests/results/rounds'
import { again, type Case, first, telling } from '#tests/results/telling'

export const BACCARAT_CASES: readonly Case[] = [
  [
    'BA-5: a third card for the wrong side',
    COUP,
    telling('dealt', { to: 'banker' }, -1),
    /the cards went to player, banker, player, banker, banker; by the rules of drawing to player, banker, player, banker, player/,
  ],
  [
    'BA-5: a card that was not due',
    COUP,
    again('dealt', { to: 'banker', card: '9D' }, -1),
    /went to .*player, banker; by the rules of drawing to player, banker, player, banker, player:/,
  ],
  [
    'BA-6: another winner',
    COUP,
    telling('settled', { winner: 'P' }),
    /P was told as winner; the cards say B: Player TS 2D 3S, Banker 2H 4C/,
  ],
  [
    'SB-1: another card when it is turned',
    COUP,
    telling('turned', { card: '9S' }),
    /9S was turned for player where TS had been dealt/,
  ],
  [
    'SB-3: the other commission mode',
    COUP,
    first('closed', 'taken', { zeroCommission: true }),
    /ann's banker was taken in the other commission mode than its player chose/,
  ],
  [
    'MB-1: a bet of another game',
    COUP,
    first('closed', 'taken', { bet: 'big' }),
    /ann's big was taken, which is not offered/,
  ],
  [
    'SB-4: Super 6 with commission',
    COUP,
    first('closed', 'taken', { bet: 'super6' }),
    /ann's super6 was taken, which is not offered/,
  ],
  [
    'MO-4: more than was laid',
    COUP,
    first('closed', 'taken', { cash: 1100 }),
    /ann's banker was taken with 1100; 1000 lay on the cloth/,
  ],
  [
    'MO-7: golden chips for cash',
    COUP,
    first('closed', 'taken', { cash: 0, golden: 1000 }),
    /ann's banker was taken with 0 and 1000 golden; 1000 lay on the cloth/,
  ],
  [
    'a bet without a result',
    COUP,
    telling('settled', { results: [] }),
    /ann's banker has no result; the cards say 1950 \(win\)/,
  ],
  [
    'a result without a bet',
    COUP,
    first('settled', 'results', { player: 'eve' }),
    /eve's banker was paid 1950 \(win\), and no such bet is due/,
  ],
  [
    'a result with another stake',
    COUP,
    first('settled', 'results', { cash: 900 }),
    /ann's banker is listed with 900 on it; 1000 were staked/,
  ],
]
