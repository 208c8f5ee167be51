import type { Script } from '#tests/results/past'
import { CLOSE, COUP, chips, PAIRS, TWENTY } from '#tests/results/rounds'
import { before, type Case, first, telling } from '#tests/results/telling'

const UNCONFIRMED: Script = {
  game: 'mini-baccarat',
  cards: 'TS 9H 9D TC',
  commands: [chips('player', 1000), CLOSE],
}
const SUPER_SIX: Script = {
  ...COUP,
  commands: [
    { do: 'zeroCommission', player: 'ann', on: true },
    chips('banker', 1000),
    chips('super6', 500),
    CLOSE,
  ],
}

const main = { player: 'ann', bet: 'main', seat: 1, behind: false, cash: 1000, golden: 0 }
const pairs = { ...main, bet: 'perfectPairs', cash: 100 }
const banker = { player: 'ann', bet: 'banker', cash: 1000, golden: 0, zeroCommission: true }
const superSix = { player: 'ann', bet: 'super6', cash: 500, golden: 0 }
const mainFrom = (least: number) => ({
  type: 'limitsSet',
  limits: { unit: 100, ranges: { main: [least, 100_000] } },
  by: null,
})

export const CLOTH_CASES: readonly Case[] = [
  [
    'MO-4: less than lies there',
    PAIRS,
    first('closed', 'taken', { cash: 900 }),
    /ann's main at seat 1 was taken with 900; 1000 lay on the cloth/,
  ],
  [
    'a refusal of chips that nobody laid',
    TWENTY,
    telling('closed', { refused: [{ ...pairs, reason: 'balance' }] }),
    /^Round dry: ann's perfectPairs at seat 1 was refused with 0; 0 lay on the cloth\.$/,
  ],
  [
    'chips that are taken, and refused too',
    PAIRS,
    telling('closed', { refused: [{ ...pairs, reason: 'balance' }] }),
    /^Round dry: ann's perfectPairs at seat 1 was refused with 100; 0 lay on the cloth\.$/,
  ],
  [
    'MO-5: a maximum at the close',
    PAIRS,
    telling('closed', { taken: [main], refused: [{ ...pairs, reason: 'limit-max' }] }),
    /ann's perfectPairs at seat 1 was refused for 'limit-max', which is not so/,
  ],
  [
    'MO-5: less than a minimum that a supervisor set',
    TWENTY,
    before(mainFrom(2000)),
    /^Round dry: ann's main at seat 1 was taken, and 'limit-min' speaks against it\.$/,
  ],
  [
    'BJ-11: a side bet that stands without its main bet',
    PAIRS,
    telling('closed', { taken: [pairs], refused: [{ ...main, reason: 'balance' }] }),
    /ann's perfectPairs at seat 1 was taken, and 'needs-main' speaks against it/,
  ],
  [
    'SB-4: a Super 6 that stands without main bets',
    SUPER_SIX,
    telling('closed', {
      taken: [{ ...superSix, zeroCommission: true }],
      refused: [{ ...banker, reason: 'balance' }],
    }),
    /ann's super6 was taken, and 'needs-main' speaks against it/,
  ],
  [
    'SB-4: a Super 6 that was not too much',
    SUPER_SIX,
    telling('closed', { taken: [banker], refused: [{ ...superSix, reason: 'exceeds-main' }] }),
    /ann's super6 was refused for 'exceeds-main', which is not so/,
  ],
  [
    'MO-4: a part of what lies there is refused, the rest vanishes',
    SUPER_SIX,
    telling('closed', { taken: [banker], refused: [{ ...superSix, cash: 400, reason: 'balance' }] }),
    /ann's super6 was refused with 400; 500 lay on the cloth/,
  ],
  [
    'MB-3: chips that are played unconfirmed',
    UNCONFIRMED,
    telling('closed', { taken: [{ ...banker, bet: 'player', zeroCommission: false }], unconfirmed: [] }),
    /ann's player was taken with 1000; 0 lay confirmed/,
  ],
  [
    'MB-3: chips that vanish unconfirmed',
    UNCONFIRMED,
    telling('closed', { unconfirmed: [] }),
    /^Round dry: ann's player lay unconfirmed with 1000, and was not left alone\.$/,
  ],
]
