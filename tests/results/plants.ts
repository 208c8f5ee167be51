import type { Closed, Result } from '#engine/blackjack/types'
import type { GameId } from '#engine/games'
import type { Reason } from '#engine/round/refusal'
import type { GameCommand } from '#engine/table/types'
import type { Script, Telling } from '#tests/results/past'
import { BONUS, CLOSE, COUP, chips, does, INSURE, laid, PAIRS, SIT } from '#tests/results/rounds'

/** A fault of an engine, a round in which it shows, and what the auditor must say of it. */
export interface Plant {
  readonly name: string
  readonly script: Script
  readonly tell: Telling
  readonly says: RegExp
}

/** What an engine with the fault makes of a result. */
type Fault = (result: Result) => { readonly outcome?: Result['outcome']; paid?: number; goldenBack?: number }

function plant(
  name: string,
  game: GameId,
  [cards, ...commands]: readonly [cards: string, ...commands: GameCommand[]],
  [bet, fault]: readonly [bet: string, fault: Fault],
  says: RegExp,
): Plant {
  return { name, script: { game, cards, commands }, tell: telling(bet, fault), says }
}

/** The results of one bet, told otherwise wherever they are told. */
function telling(bet: string, fault: Fault): Telling {
  return (event) => {
    if (!('results' in event)) return event
    const told = (event.results as readonly Result[]).map((result) =>
      result.bet === bet ? { ...result, ...fault(result) } : result,
    )
    return { ...event, results: told } as typeof event
  }
}

export const PLANTS: readonly Plant[] = [
  plant(
    'BJ-2: a pay table with 6:5 for a blackjack',
    'ventuno',
    ['AS 9D KH 8C', SIT, laid('main', 1000), CLOSE],
    ['main', () => ({ paid: 2200 })],
    /ann's main at seat 1 was paid 2200 \(blackjack\); the cards say 2500 \(blackjack\): AS KH against 9D 8C/,
  ),
  plant(
    'BJ-6: an ace from a split that counts as a blackjack with its ten',
    'ventuno',
    ['AS 6D AH TC KD 9C 2H', SIT, laid('main', 1000), CLOSE, does('split')],
    ['main', ({ hand }) => (hand === 0 ? { outcome: 'blackjack', paid: 2500 } : {})],
    /ann's main at seat 1 was paid 2500 \(blackjack\); the cards say 2000 \(win\): AS KD against 6D TC 2H/,
  ),
  plant(
    'BJ-9: an insurance at 1:1',
    'ventuno',
    ['TS AD 9H KC', SIT, laid('main', 1000), CLOSE, INSURE],
    ['insurance', ({ cash }) => ({ paid: cash * 2 })],
    /ann's insurance at seat 1 was paid 1000 \(win\); the cards say 1500 \(win\): AD KC/,
  ),
  plant(
    'BJ-12: a pair by value',
    'ventuno',
    ['KS 6D QH TC 2H', SIT, laid('main', 1000), laid('perfectPairs', 100), CLOSE, does('stand')],
    ['perfectPairs', () => ({ outcome: 'win', paid: 700 })],
    /ann's perfectPairs at seat 1 was paid 700 \(win\); the cards say 0 \(lose\): KS QH/,
  ),
  plant(
    'BJ-13: a straight around the corner',
    'ventuno',
    ['KS 2D AH TC', SIT, laid('main', 1000), laid('twentyOnePlusThree', 100), CLOSE],
    ['twentyOnePlusThree', () => ({ outcome: 'win', paid: 1100 })],
    /ann's twentyOnePlusThree at seat 1 was paid 1100 \(win\); the cards say 0 \(lose\): KS AH 2D/,
  ),
  plant(
    'MO-7: golden chips that come back with their win',
    'ventuno',
    ['KS 6D QH TC 2H', SIT, laid('main', 500, { golden: true }), CLOSE, does('stand')],
    ['main', () => ({ goldenBack: 500 })],
    /ann's main at seat 1 was paid 500 and 500 golden \(win\); the cards say 500 \(win\): KS QH against/,
  ),
  plant(
    'FL-1: a cancelled round that keeps what a double added',
    'ventuno',
    [
      '5S 9S 6D 6H 8C TC 9H',
      SIT,
      { do: 'sit', player: 'ann', seat: 2 },
      laid('main', 1000),
      laid('main', 1000, { seat: 2 }),
      CLOSE,
      does('double'),
      { do: 'cancel' },
    ],
    ['main', () => ({ paid: 1000 })],
    /ann's main at seat 1 was paid 1000 \(refund\); the cards say 2000 \(refund\)/,
  ),
  plant(
    'MF-7: a double that stays lost under a ten',
    'mega-fire-blaze',
    ['5S 2H KD 6C 3H AS 9D', laid('main', 1000), CLOSE, does('double')],
    ['main', () => ({ paid: 0 })],
    /ann's main at seat 1 was paid 0 \(lose\); the cards say 1000 \(lose\): 5S 6C 9D against KD AS/,
  ),
  plant(
    'MF-8: a Charlie that is beaten',
    'mega-fire-blaze',
    [
      'AS 2C 9D AH 3C TH AD AC 2S 2H 2D 2C 3S 3H',
      laid('main', 1000),
      CLOSE,
      ...Array.from({ length: 8 }, () => does('hit')),
    ],
    ['main', () => ({ outcome: 'lose', paid: 0 })],
    /ann's main at seat 1 was paid 0 \(lose\); the cards say 2000 \(win\): AS AH .* 3H against 9D TH/,
  ),
  plant(
    'MF-19: a multiplier that pays beside the stake',
    'mega-fire-blaze',
    ['8S 8H 6H 6D 6C TD KC', laid('main', 1000), laid('fireBlaze', 100), CLOSE, does('stand'), BONUS],
    ['fireBlaze', ({ paid }) => ({ paid: paid + 100 })],
    /ann's fireBlaze at seat 1 was paid \d+ \(win\); the cards say \d+ \(win\): 10 points, mini, total ×\d+/,
  ),
  plant(
    'FB-5: a push 22 that loses',
    'free-bet',
    ['TS 6D 9H KC 6H', SIT, laid('main', 1000), CLOSE, does('stand')],
    ['main', () => ({ outcome: 'lose', paid: 0 })],
    /ann's main at seat 1 was paid 0 \(lose\); the cards say 1000 \(push\): TS 9H against 6D KC 6H/,
  ),
  plant(
    'FB-6: a blackjack at 1:1 where the dealer can have none',
    'free-bet',
    ['AS 6D KH', SIT, laid('main', 1000), CLOSE],
    ['main', () => ({ paid: 2000 })],
    /ann's main at seat 1 was paid 2000 \(blackjack\); the cards say 2500 \(blackjack\): AS KH, up 6D/,
  ),
  plant(
    'FB-10: a token that comes back with a push',
    'free-bet',
    ['5S 6D 5H 9C TC 3D', SIT, laid('main', 1000), CLOSE, does('double')],
    ['main', () => ({ paid: 2000 })],
    /ann's main at seat 1 was paid 2000 \(push\); the cards say 1000 \(push\): 5S 5H 9C against 6D TC 3D/,
  ),
  plant(
    "BA-6: a tie that takes Player's stake",
    'mini-baccarat',
    ['TS 9H 9D TC', chips('player', 1000), { do: 'confirm', player: 'ann' }, CLOSE],
    ['player', () => ({ outcome: 'lose', paid: 0 })],
    /ann's player was paid 0 \(lose\); the cards say 1000 \(push\): Player TS 9D, Banker 9H TC/,
  ),
  plant(
    'BA-6, MO-2: a commission that is rounded for the player',
    'speed-baccarat',
    ['TS 9H KD TC', chips('banker', 1015), CLOSE],
    ['banker', () => ({ paid: 1980 })],
    /ann's banker was paid 1980 \(win\); the cards say 1979 \(win\): Player TS KD, Banker 9H TC/,
  ),
  plant(
    'SB-3: zero commission without its half for a six',
    'speed-baccarat',
    ['TS 2H 2D 4C 3S', { do: 'zeroCommission', player: 'ann', on: true }, chips('banker', 1000), CLOSE],
    ['banker', () => ({ paid: 2000 })],
    /ann's banker was paid 2000 \(win\); the cards say 1500 \(win\): Player TS 2D 3S, Banker 2H 4C/,
  ),
]

/** What an engine with the fault makes of the chips on the cloth. */
function closing(change: (closed: Closed) => object): Telling {
  return (event) =>
    event.type === 'closed' ? ({ ...event, ...change(event as Closed) } as typeof event) : event
}

/** The last slip that is taken is refused. */
function refusing(reason: Reason): Telling {
  return closing(({ taken }) => ({
    taken: taken.slice(0, -1),
    refused: taken.slice(-1).map(({ player, bet, seat, behind }) => ({ player, bet, seat, behind, reason })),
  }))
}

/** What is paid early to one is paid to another on the box too. */
const paidToBobToo: Telling = (event) => {
  if (event.type !== 'paid') return event
  const others = event.results.map((result) => ({ ...result, player: 'bob' }))
  return { ...event, results: [...event.results, ...others] }
}

/** Where the results are right, each for itself. */
export const OTHER_PLANTS: readonly Plant[] = [
  {
    name: 'FB-6: even money for one who said no',
    script: {
      game: 'free-bet',
      cards: 'AS TD KH 9C',
      commands: [
        SIT,
        laid('main', 1000),
        laid('push22', 100),
        { do: 'bet', player: 'bob', seat: 1, bet: 'main', amount: 1000 },
        CLOSE,
        { do: 'evenMoney', player: 'bob', seat: 1, yes: false },
        { do: 'evenMoney', player: 'ann', seat: 1, yes: true },
      ],
    },
    tell: paidToBobToo,
    says: /bob's main at seat 1 was paid 2000 \(win\), and no such bet is due/,
  },
  {
    name: 'MO-4: a slip that vanishes when betting closes',
    script: PAIRS,
    tell: closing(({ taken }) => ({ taken: taken.slice(0, -1) })),
    says: /ann's perfectPairs at seat 1 lay on the cloth with 100, and was not taken nor refused/,
  },
  {
    name: 'MO-4: a slip of which only a part is taken',
    script: PAIRS,
    tell: closing(({ taken }) => ({
      taken: taken.map((slip) => (slip.bet === 'main' ? slip : { ...slip, cash: 60 })),
    })),
    says: /ann's perfectPairs at seat 1 was taken with 60; 100 lay on the cloth/,
  },
  {
    name: 'MO-5: a slip that is refused by a minimum that it reaches',
    script: PAIRS,
    tell: refusing('limit-min'),
    says: /ann's perfectPairs at seat 1 was refused for 'limit-min', which is not so/,
  },
  {
    name: 'BJ-11: a side bet that is refused although its main bet stands',
    script: PAIRS,
    tell: refusing('needs-main'),
    says: /ann's perfectPairs at seat 1 was refused for 'needs-main', which is not so/,
  },
  {
    name: 'BA-8: a slip that vanishes at baccarat',
    script: { ...COUP, commands: [chips('banker', 1000), chips('tie', 100), CLOSE] },
    tell: closing(({ taken }) => ({ taken: taken.slice(0, -1) })),
    says: /ann's tie lay on the cloth with 100, and was not taken nor refused/,
  },
  {
    name: 'MB-3: confirmed chips that vanish',
    script: {
      game: 'mini-baccarat',
      cards: 'TS 9H 9D TC',
      commands: [chips('player', 1000), chips('tie', 100), { do: 'confirm', player: 'ann' }, CLOSE],
    },
    tell: closing(({ taken }) => ({ taken: taken.slice(0, -1) })),
    says: /ann's tie lay confirmed with 100, and was not taken nor refused/,
  },
]
