import type { Event, Result, State } from '#engine/dragon-tiger/types'
import type { Entries } from '#protocol/describe/entry'
import { AMOUNT, CARD, type EventWords, PLAYER, RESULTS } from '#protocol/describe/event-words'
import type { FamilyWords } from '#protocol/describe/family'
import { ADD, GOLDEN, TAKE } from '#protocol/describe/messages'
import { PAYOUT, STAKED, type Words } from '#protocol/describe/state-words'
import { DRAGON_TIGER_COMMANDS } from '#protocol/dragon-tiger/commands'

const COMMAND_WORDS: Entries<typeof DRAGON_TIGER_COMMANDS> = {
  bet: {
    about: 'Lay chips on a spot. What lies there stays; a stake above the maximum is cut to it.',
    fields: { bet: 'Which spot.', amount: ADD, golden: GOLDEN },
    example: { do: 'bet', bet: 'dragon', amount: 500 },
  },
  takeBack: {
    about: 'Take chips off again while betting is open; never more than lie there.',
    fields: { bet: 'Which spot.', amount: TAKE },
    example: { do: 'takeBack', bet: 'dragon', amount: 100 },
  },
  clear: { about: 'Take all your chips off.', fields: {}, example: { do: 'clear' } },
}

const EVENTS: EventWords<Event> = {
  opened: {
    about: 'Betting is open; the table is cleared.',
    fields: { shoeRound: 'the round’s number in its shoe' },
  },
  placed: {
    about: 'Your chips were laid.',
    fields: {
      player: PLAYER,
      bet: 'which spot',
      golden: 'golden chips or cash',
      amount: AMOUNT,
      cut: 'cents that the maximum cut off',
    },
  },
  takenBack: {
    about: 'Your chips were taken off.',
    fields: { player: PLAYER, bet: 'which spot', golden: 'golden chips or cash', amount: AMOUNT },
  },
  closed: {
    about: 'Betting is closed: what stands is paid for now. You hear of your own bets only.',
    fields: {
      taken: 'list of `{ player, bet, cash, golden }`',
      refused: 'list of `{ player, bet, cash, golden, reason }`',
    },
  },
  dealt: {
    about: 'A card, face up.',
    fields: { to: '`dragon` or `tiger`', card: CARD, faceDown: 'always false' },
  },
  settled: {
    about: 'The round is over and paid. You hear of your own results only.',
    fields: { winner: '`dragon`, `tiger` or `tie`', results: RESULTS },
  },
  cancelled: { about: 'The round is void; every stake comes back.', fields: { results: RESULTS } },
}

const STATE: Words<State> = {
  rules: 'the rule record: every payout and option of the game',
  limits: '`unit`, and for each limited bet `[minimum, maximum]` in `ranges`',
  phase: '`betting`, `dealing` or `over`',
  shoeRound: 'the round’s number in its shoe',
  slips: 'your chips while betting is open',
  bets: 'your bets that stand',
  refused: 'your bets that did not, each with its `reason`',
  dragon: 'Dragon’s card, or null before it is dealt',
  tiger: 'Tiger’s card, or null before it is dealt',
  winner: '`dragon`, `tiger`, `tie`, or null while the round runs',
  results: 'what you were paid',
}

const RESULT: Words<Result> = {
  player: 'player id',
  bet: 'which spot',
  cash: STAKED.cash,
  golden: STAKED.golden,
  ...PAYOUT,
}

export const DRAGON_TIGER: FamilyWords<'dragon-tiger'> = {
  title: 'Dragon Tiger',
  commands: DRAGON_TIGER_COMMANDS,
  commandWords: COMMAND_WORDS,
  events: EVENTS,
  state: STATE,
  shapes: { 'A result (Dragon Tiger)': RESULT },
}
