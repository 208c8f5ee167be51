import type { Event } from '#engine/blackjack/types'
import {
  AMOUNT,
  CARD,
  type EventWords,
  FACE_DOWN_CARD,
  HAND,
  PLAYER,
  RESULTS,
  SEAT,
} from '#protocol/describe/event-words'

export const EVENT_WORDS: EventWords<Event> = {
  opened: {
    about: 'Betting is open; the table is cleared.',
    fields: { shoeRound: 'the round’s number in its shoe' },
  },
  seated: { about: 'Somebody sat down.', fields: { seat: SEAT, player: PLAYER } },
  unseated: {
    about: 'A seat is free again.',
    fields: { seat: SEAT, player: PLAYER, why: '`left` or `idle`' },
  },
  leaving: { about: 'Its player leaves when the round is over.', fields: { seat: SEAT } },
  behindAllowed: { about: 'Bets behind are taken or not.', fields: { seat: SEAT, on: 'true or false' } },
  placed: {
    about: 'Chips were laid. Only their player hears it, except on a shared box.',
    fields: {
      spot: 'where',
      shared: 'whether all see it',
      golden: 'golden chips or cash',
      amount: AMOUNT,
      cut: 'cents that the maximum cut off',
    },
  },
  takenBack: {
    about: 'Chips were taken off.',
    fields: { spot: 'where', shared: 'whether all see it', golden: 'golden chips or cash', amount: AMOUNT },
  },
  chose: {
    about: 'Your standing choice.',
    fields: { player: PLAYER, seat: SEAT, follow: '`{ double, split, insurance }`' },
  },
  ready: {
    about: 'A player asked to deal now; the bets are fixed.',
    fields: { player: PLAYER, slips: 'list of slips' },
  },
  connection: {
    about: 'A player was cut off, or is back.',
    fields: { player: PLAYER, connected: 'true or false' },
  },
  closed: {
    about: 'Betting is closed: what stands is paid for now.',
    fields: {
      taken: 'list of slips',
      refused: 'your own slips that do not stand, each with its `reason`',
      owners: 'whose each seat is, seat 1 first; null where nobody plays',
    },
  },
  dealt: {
    about: 'A card.',
    fields: { seat: '0 is the dealer', hand: HAND, card: FACE_DOWN_CARD, faceDown: 'true or false' },
  },
  insured: { about: 'An insurance was bought.', fields: { player: PLAYER, seat: SEAT, amount: AMOUNT } },
  declined: { about: 'An insurance was not wanted.', fields: { player: PLAYER, seat: SEAT } },
  insuranceClosed: { about: 'Whoever did not answer said no.', fields: {} },
  looked: {
    about: 'The dealer looked at the face-down card.',
    fields: { blackjack: 'whether it makes one' },
  },
  turnOpened: {
    about: 'A hand’s turn.',
    fields: { seat: SEAT, hand: HAND, deciders: 'player ids who may decide now' },
  },
  decided: {
    about: 'Your early decision is kept.',
    fields: { player: PLAYER, seat: SEAT, hand: HAND, decision: '`hit`, `stand`, `double` or `split`' },
  },
  acted: {
    about: 'What is done with a hand.',
    fields: {
      seat: SEAT,
      hand: HAND,
      by: 'player id, null where nobody decided',
      decision: '`hit`, `stand`, `double` or `split`',
      cause: '`player`, `early`, `timeout`, `away` or `balance`',
      instead: 'what was asked for and could not be paid',
      additions: 'list of `{ player, behind, cash, free }`: what a double or split adds',
    },
  },
  evenMoneyPassed: { about: 'A blackjack waits for the dealer.', fields: { player: PLAYER, seat: SEAT } },
  paid: { about: 'Blackjacks that are paid at once.', fields: { results: RESULTS } },
  turned: { about: 'The face-down card is turned.', fields: { card: CARD } },
  scored: {
    about: 'Points of Fire Blaze.',
    fields: { points: 'so far', level: '`minor`, `mini`, `major`, `grand`, `mega` or null' },
  },
  bonusDrawn: {
    about: 'The bonus game.',
    fields: {
      spins: 'list of `{ fills, reveals, spinsLeft, total }`',
      at: 'server time of the draw, from which its show is counted',
    },
  },
  bonusFailed: { about: 'The bonus game did not work; its bets come back.', fields: {} },
  settled: { about: 'The round is over and paid.', fields: { results: RESULTS } },
  cancelled: {
    about: 'The round is void; every stake comes back.',
    fields: { results: RESULTS, undone: 'results that had been paid and were taken back' },
  },
}
