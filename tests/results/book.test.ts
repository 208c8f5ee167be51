import { describe, expect, it } from 'vitest'
import type { TableEvent } from '#engine/table/types'
import type { Entry } from '#server/audit/results/book'
import { account } from '#tests/account'
import { eventsOf, type Script } from '#tests/results/past'
import { Reader } from '#tests/results/reader'
import { CLOSE, COUP, does, laid, SIT } from '#tests/results/rounds'

/** A blackjack that is paid at once; then the round is cancelled, and what was paid is taken back (FB-6, FL-1). */
const PAID_EARLY: Script = {
  game: 'free-bet',
  cards: 'AS 9S 6D KH 3H',
  commands: [
    SIT,
    { do: 'sit', player: 'bob', seat: 2 },
    laid('main', 1000),
    { do: 'bet', player: 'bob', seat: 2, bet: 'main', amount: 600 },
    CLOSE,
    { do: 'cancel' },
  ],
}

const GOLDEN: Script = {
  game: 'ventuno',
  cards: 'KS 6D QH TC 2H',
  commands: [SIT, laid('main', 500, { golden: true }), CLOSE, does('stand')],
}

/** A round whose event of one kind has these lines in the book, and a table that voids it with those. */
function read(
  { script, before = [] }: { readonly script: Script; readonly before?: readonly TableEvent[] },
  type: TableEvent['type'],
  lines: readonly Entry[],
): readonly string[] {
  const reader = new Reader(script.game)
  for (const event of before) reader.read(event)
  const told = eventsOf(script)
  const problems = told.flatMap((event) =>
    event.type === type ? reader.read(event, lines) : reader.read(event),
  )
  if (type !== 'voided') return problems
  return reader.read({ type, code: 'dry', reason: null, by: null }, lines)
}

const cash = (player: string, amount: number): Entry => ({ account: account(`cash:${player}`), amount })
const HOUSE: readonly Entry[] = [
  { account: account('stakes:dry'), amount: -1000 },
  { account: account('house:dry'), amount: 5 },
]

describe('the book against the cards', () => {
  it.each<[string, string, readonly Entry[]]>([
    [
      'less',
      'Round dry: the book moved cash:ann by 1000 cents; by the cards it is 1950.',
      [cash('ann', 1000)],
    ],
    ['nothing', 'Round dry: the book moved cash:ann by 0 cents; by the cards it is 1950.', []],
    [
      'more, in two lines',
      'Round dry: the book moved cash:ann by 1955 cents; by the cards it is 1950.',
      [cash('ann', 1950), cash('ann', 5)],
    ],
  ])('gave %s', (_, sentence, lines) => {
    expect(read({ script: COUP }, 'settled', [...lines, ...HOUSE])).toEqual([sentence])
  })

  it('gave it to somebody else', () => {
    expect(read({ script: COUP }, 'settled', [cash('eve', 1950)])).toEqual([
      'Round dry: the book moved cash:ann by 0 cents; by the cards it is 1950.',
      'Round dry: the book moved cash:eve by 1950 cents; by the cards it is 0.',
    ])
  })

  it('took another stake, and moved money where nothing is to move', () => {
    const taken = 'Round dry: the book moved cash:ann by -999 cents; by the cards it is -1000.'
    expect(read({ script: COUP }, 'closed', [cash('ann', -999)])).toEqual([taken])
    const strange = 'Round dry: the book moved cash:ann by 7 cents; by the cards it is 0.'
    expect(read({ script: COUP }, 'opened', [cash('ann', 7)])).toEqual([strange])
  })

  it('MO-7: gave golden chips back that were won with, or cash in their place', () => {
    const golden = { account: account('golden:ann'), amount: 500 }
    expect(read({ script: GOLDEN }, 'settled', [cash('ann', 500), golden])).toEqual([
      'Round dry: the book moved golden:ann by 500 cents; by the cards it is 0.',
    ])
    expect(read({ script: GOLDEN }, 'closed', [cash('ann', -500)])).toHaveLength(2)
  })

  it('TP-18: is about the session of who plays in one, and about the account again after it', () => {
    const purse = { type: 'purse', player: 'ann', currency: 'EUR' } as const
    const into: TableEvent = { ...purse, session: 's1' }
    const wrong = [
      'Round dry: the book moved session:s1 by 0 cents; by the cards it is -1000.',
      'Round dry: the book moved cash:ann by -1000 cents; by the cards it is 0.',
    ]
    const lines = [cash('ann', -1000)]
    expect(read({ script: COUP, before: [into] }, 'closed', lines).slice(0, 2)).toEqual(wrong)
    const inSession = [{ account: account('session:s1'), amount: -1000 }]
    const rest = read({ script: COUP, before: [into] }, 'closed', inSession)
    expect(rest.filter((problem) => problem.includes('-1000'))).toEqual([])
    for (const out of [
      { ...purse, session: null },
      { type: 'forgot', players: ['ann'] },
    ] as const)
      expect(read({ script: COUP, before: [into, out] }, 'closed', lines)).toEqual([])
  })

  it('FL-1: takes back what was paid early, or less where it was spent, and never more', () => {
    const stakes = cash('bob', 600)
    for (const taken of [-1500, -700, 0])
      expect(read({ script: PAID_EARLY }, 'cancelled', [cash('ann', taken), stakes])).toEqual([])
    for (const taken of [-1501, 1, 1000])
      expect(read({ script: PAID_EARLY }, 'cancelled', [cash('ann', taken), stakes])).toEqual([
        `Round dry: the book moved cash:ann by ${taken} cents; by the cards it is -1500.`,
      ])
    expect(read({ script: PAID_EARLY }, 'cancelled', [cash('ann', -1500), cash('bob', 500)])).toEqual([
      'Round dry: the book moved cash:bob by 500 cents; by the cards it is 600.',
    ])
  })

  it('FL-2: a void takes back what the round gave, or less where it was spent, and gives back what it took', () => {
    for (const taken of [-950, -100, 0])
      expect(read({ script: COUP }, 'voided', [cash('ann', taken)])).toEqual([])
    for (const taken of [-951, 1])
      expect(read({ script: COUP }, 'voided', [cash('ann', taken)])).toEqual([
        `Round dry: the book moved cash:ann by ${taken} cents; by the cards it is -950.`,
      ])
    const lost = { ...COUP, cards: '9S 2H TD 4C' }
    expect(read({ script: lost }, 'voided', [cash('ann', 1000)])).toEqual([])
    for (const given of [0, 999, 1001])
      expect(read({ script: lost }, 'voided', [cash('ann', given)])).toHaveLength(1)
  })
})
