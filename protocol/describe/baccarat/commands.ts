import type { BACCARAT_COMMANDS } from '#protocol/baccarat/commands'
import type { Entries } from '#protocol/describe/entry'
import { ADD, GOLDEN, TAKE } from '#protocol/describe/messages'

export const COMMAND_WORDS: Entries<typeof BACCARAT_COMMANDS> = {
  bet: {
    about: 'Lay chips on a spot. What lies there stays; a stake above the maximum is cut to it.',
    fields: { bet: 'Which spot; the game offers some of these.', amount: ADD, golden: GOLDEN },
    example: { do: 'bet', bet: 'banker', amount: 500 },
  },
  takeBack: {
    about: 'Take chips off again while betting is open; never more than lie there.',
    fields: { bet: 'Which spot.', amount: TAKE },
    example: { do: 'takeBack', bet: 'banker', amount: 100 },
  },
  clear: {
    about: 'Take all your chips off.',
    fields: {},
    example: { do: 'clear' },
  },
  confirm: {
    about: 'Confirm the chips that lie there: without it they are not played (`mini-baccarat`).',
    fields: {},
    example: { do: 'confirm' },
  },
  autoConfirm: {
    about: 'Have chips confirmed by themselves when betting closes (`mini-baccarat`).',
    fields: { on: 'On or off, until changed.' },
    example: { do: 'autoConfirm', on: true },
  },
  zeroCommission: {
    about:
      'Play Banker without commission; the mode at the close of betting holds for the round (`speed-baccarat`).',
    fields: { on: 'On or off, until changed.' },
    example: { do: 'zeroCommission', on: true },
  },
  sideBets: {
    about: 'Switch a group of side bets on or off for yourself (`speed-baccarat`).',
    fields: { group: 'Which bets.', on: 'On or off, until changed.' },
    example: { do: 'sideBets', group: 'bonus', on: false },
  },
}
