import type { Event } from '#engine/baccarat/types'
import {
  AMOUNT,
  CARD,
  type EventWords,
  FACE_DOWN_CARD,
  PLAYER,
  RESULTS,
} from '#protocol/describe/event-words'

export const EVENT_WORDS: EventWords<Event> = {
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
    fields: {
      player: PLAYER,
      bet: 'which spot',
      golden: 'golden chips or cash',
      amount: AMOUNT,
      why: '`player`, or what they needed and is gone: `needs-main`, `exceeds-main`, `not-offered`',
    },
  },
  confirmed: { about: 'Your chips are confirmed.', fields: { player: PLAYER } },
  autoConfirm: { about: 'Your switch.', fields: { player: PLAYER, on: 'true or false' } },
  zeroCommission: { about: 'Your switch.', fields: { player: PLAYER, on: 'true or false' } },
  sideBets: {
    about: 'Your switch.',
    fields: { player: PLAYER, group: '`bonus` or `pairs`', on: 'true or false' },
  },
  closed: {
    about: 'Betting is closed: what stands is paid for now. You hear of your own bets only.',
    fields: {
      taken: 'list of `{ player, bet, cash, golden, zeroCommission }`',
      refused: 'list of `{ player, bet, cash, golden, reason }`',
      unconfirmed: 'list of `{ player, bet, cash, golden }` that were not played',
    },
  },
  dealt: {
    about: 'A card.',
    fields: { to: '`player` or `banker`', card: FACE_DOWN_CARD, faceDown: 'true or false' },
  },
  turned: {
    about: 'A face-down card is turned.',
    fields: { side: '`player` or `banker`', index: 'which of its cards, from 0', card: CARD },
  },
  settled: {
    about: 'The round is over and paid. You hear of your own results only.',
    fields: { winner: '`P` (Player), `B` (Banker) or `T` (tie)', results: RESULTS },
  },
  cancelled: { about: 'The round is void; every stake comes back.', fields: { results: RESULTS } },
}
