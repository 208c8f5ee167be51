import { commitment, parseSeed } from '#engine/cards/shuffle'
import { GAME, PLAYER, playedRound, TABLE } from '#protocol/describe/round'
import type { Routes } from '#protocol/describe/route'
import type { HISTORY_ANSWERS } from '#protocol/http/history'
import { storyOf } from '#protocol/story/story'

const CODE = `${TABLE}-20260101-000000-1`
const BEGAN_AT = Date.UTC(2026, 0, 1)
const RANGE =
  '`from` and `to` are dates (`2026-01-31`, the whole of that day in `zone`, which is UTC unless given) or milliseconds; without them it is everything.'

const { snapshot, told } = playedRound()
const events = told.flatMap(({ at, events }) => events.map((event) => ({ at, event })))
const ENDED_AT = told.at(-1)?.at ?? BEGAN_AT

const PLAY = {
  code: CODE,
  table: TABLE,
  game: GAME,
  beganAt: BEGAN_AT,
  endedAt: ENDED_AT,
  outcome: 'settled',
  currency: 'EUR',
  staked: 500,
  paid: 975,
  goldenStaked: 0,
  goldenBack: 0,
  balanceBefore: 100_000,
  balanceAfter: 100_475,
} as const

const SUMS = { rounds: 1, staked: 500, paid: 975, won: 475, lost: 0, net: 475 }

const PLAY_WORDS = {
  code: 'The round’s unique code; it carries the start in GMT.',
  beganAt: 'When its betting opened.',
  endedAt: 'When it was settled or cancelled.',
  outcome:
    'Whether it was played to its end; a cancelled round gave every stake back, and so did one that was voided after it was settled; winnings that were spent or paid out by then stayed.',
  staked: 'All cash that you paid into it.',
  paid: 'All cash that you got back, stakes included.',
  goldenStaked: 'Golden chips that you paid into it.',
  goldenBack: 'Golden chips that came back.',
  balanceBefore: 'Your money before your first stake in it; null where your money lies with an operator.',
  balanceAfter: 'Your money when it was over; null where your money lies with an operator.',
}

const SUM_WORDS = {
  rounds: 'How many rounds were finished, cancelled and voided ones counted.',
  staked: 'All cash that was staked in them, also what came back from cancelled and voided ones.',
  paid: 'All cash that came back, stakes included.',
  won: 'The gains of the rounds that brought more than they cost.',
  lost: 'The losses of those that brought less.',
  net: '`won` − `lost`, which is `paid` − `staked`.',
}

function under(prefix: string, all: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(all).map(([field, meaning]) => [`${prefix}${field}`, meaning]))
}

export const HISTORY_WORDS: Routes<typeof HISTORY_ANSWERS> = {
  history: {
    routes: [
      'GET /api/history?from=…&to=…&zone=…&game=…&table=…&cursor=…&limit=…',
      'GET /api/history.json',
      'GET /api/history.csv',
    ],
    about: `Your own rounds, newest first. ${RANGE} \`limit\` is from 1 to 100; \`cursor\` is the \`next\` of the page before. \`.json\` and \`.csv\` give all of the range at once, as a file. Needs a sign-in.`,
    fields: { ...under('rounds[].', PLAY_WORDS), next: 'Where the next page starts; null on the last one.' },
    example: { rounds: [PLAY], next: null },
  },
  historyDays: {
    routes: ['GET /api/history/days?from=…&to=…&zone=…'],
    about: `What you won and lost, day by day of the calendar in \`zone\`, newest first, cash only. ${RANGE} Needs a sign-in.`,
    fields: {
      zone: 'As asked for.',
      currency: 'Of all amounts: yours.',
      'days[].day': 'The date; days without a round are left out.',
      ...under('days[].', SUM_WORDS),
      ...under('total.', SUM_WORDS),
    },
    example: {
      zone: 'Europe/Rome',
      currency: 'EUR',
      days: [{ day: '2026-01-01', ...SUMS }],
      total: SUMS,
    },
  },
  round: {
    routes: ['GET /api/rounds/:code'],
    about:
      'A finished round that you had a stake in: every card, bet and decision as you may see them, what each of your bets came to and why, and what it takes to check it. Folding `events` from `start` (`evolveTable`) plays it again, card by card. Needs a sign-in; 404 for a code that is not there or a round that you were not in.',
    fields: {
      ...PLAY_WORDS,
      voided: 'When and why it was voided; null as long as it counts.',
      first: 'The version of its first event in the table’s log.',
      last: 'The version of its last one.',
      start: 'The table right before it.',
      times: 'When each of `events` happened.',
      'steps[].at': 'When.',
      'steps[].text.it': 'What happened, in Italian.',
      'steps[].text.en': 'The same in English.',
      'bets[].bet': 'The bet’s name, or `insurance`.',
      'bets[].seat': 'From 1; null where nobody sits.',
      'bets[].hand': 'Place among the seat’s hands, from 0.',
      'bets[].behind': 'Whether it was a bet behind.',
      'bets[].stake': 'Its cash.',
      'bets[].golden': 'Its golden chips.',
      'bets[].free': 'Worth of the house’s tokens on it.',
      'bets[].paid': 'Cash that it brought, the stake included.',
      'bets[].goldenBack': 'Golden chips that came back.',
      'bets[].outcome': 'What it came to.',
      'bets[].why.it': 'Why, in Italian.',
      'bets[].why.en': 'The same in English.',
      'fairness.shoe': 'The shoe’s number at this table.',
      'fairness.live':
        'A dealer dealt by hand: the cards were scanned one by one, there was no order to promise, and nobody can rebuild one.',
      'fairness.commitment':
        'Published before the shoe’s first bet. At a live table it is for what is drawn beside the cards, and empty where nothing is.',
      'fairness.cut': 'How many cards were lifted.',
      'fairness.by': 'Which player cut; null is the house.',
      'fairness.burned': 'Cards burned when the shoe was opened.',
      'fairness.firstCard': 'Which card of the shoe was the round’s first, from 1, burned ones not counted.',
      'fairness.cards': 'How many it took.',
      'fairness.seed': 'Null until the shoe is over.',
      'fairness.verify': 'What to run to check it, once the seed is told.',
    },
    example: {
      ...PLAY,
      voided: null,
      first: snapshot.upto + 1,
      last: told.at(-1)?.upto ?? snapshot.upto,
      start: snapshot.state,
      events: events.map(({ event }) => event),
      times: events.map(({ at }) => at),
      ...storyOf(snapshot.state, events, PLAYER),
      fairness: {
        shoe: 1,
        live: false,
        commitment: commitment(parseSeed('00'.repeat(32))),
        cut: 208,
        by: null,
        burned: 0,
        firstCard: 1,
        cards: 5,
        seed: null,
        verify: `sabot verify ${CODE}`,
      },
    },
  },
  statement: {
    routes: [
      'GET /api/statement?from=…&to=…&zone=…&cursor=…&limit=…',
      'GET /api/statement.json',
      'GET /api/statement.csv',
    ],
    about: `Every movement of your accounts, in the order of the book, oldest first. ${RANGE} What is opening and closing is so for the whole range, on every page: opening, plus all amounts of an account, is closing. \`.json\` and \`.csv\` give all of the range at once, as a file; in \`.csv\` each account has a line \`opening\` before all movements and a line \`closing\` after them. Needs a sign-in.`,
    fields: {
      'accounts[].account': '`cash`, `golden`, or another of yours.',
      'accounts[].currency': 'Of golden chips, what they are counted in.',
      'accounts[].opening': 'What it held before the range.',
      'accounts[].closing': 'What it held after it.',
      'entries[].id': 'Its place in the book.',
      'entries[].kind':
        '`stake`, `pay`, `settle`, `cancel`, `void`, `grant` and others: what moved the money.',
      'entries[].account': 'Which of yours.',
      'entries[].currency': 'Of its account.',
      'entries[].round': 'The round that it belongs to, if any.',
      'entries[].amount': 'Below zero: taken.',
      'entries[].balance': 'What the account held then.',
      'entries[].returned':
        'Whether it is just a stake that came back: golden chips, all of a cancelled round, or of a settled one exactly what was staked in it.',
      keptBy:
        'The operator in whose wallet your money lies: your account is there, and this is only what passed through here, a stake and what came back; null where your account is here.',
      next: 'Where the next page starts; null on the last one.',
    },
    example: {
      accounts: [{ account: 'cash', currency: 'EUR', opening: 100_000, closing: 99_500 }],
      entries: [
        {
          id: '17.1',
          at: ENDED_AT,
          kind: 'stake',
          account: 'cash',
          currency: 'EUR',
          round: CODE,
          amount: -500,
          balance: 99_500,
          returned: false,
        },
      ],
      keptBy: null,
      next: null,
    },
  },
}
