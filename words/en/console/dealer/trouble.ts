import { closures } from '#words/en/house'
import type * as it from '#words/it/console/dealer/trouble'
import type { Like } from '#words/like'

const WAIT = 'Leave the cards as they lie: the supervisor looks and decides.'

export const trouble: Like<typeof it.trouble> = {
  stop: {
    dealer: 'You can solve it',
    supervisor: 'The supervisor solves it',
    paused: 'Table paused',
    pausedBy: 'The supervisor stopped the game. Leave the cards as they lie.',
    closed: 'Table closed',
    closedBy: 'The house closed the table: no new hand until it opens again.',
    trouble: 'The record does not answer',
    troubleBy: 'Nothing is written: stop and leave the cards as they lie. It goes on by itself.',
    lost: 'Connection lost',
    lostBy: 'Stop and leave the cards as they lie. It tries again by itself.',
    toPlayers: 'To the players',
    pausedToPlayers: 'The supervisor has stopped the game for a moment.',
    closures,
  },
  alarms: {
    unreadable: {
      title: 'Code not readable',
      dealer: 'Scan the same card again. If its code is damaged, enter it by hand.',
      supervisor: WAIT,
    },
    missing: {
      title: 'The card is missing',
      dealer: 'The card that is wanted was not read in time: scan it.',
      supervisor: WAIT,
    },
    duplicate: {
      title: 'Card read before',
      dealer: 'It was read twice in a row. Scan the right card, or resume.',
      supervisor: `This card had left the shoe already. ${WAIT}`,
    },
    foreign: {
      title: 'Foreign card',
      dealer: 'It is not of this shoe’s decks.',
      supervisor: `It is not of this shoe’s decks. ${WAIT}`,
    },
    unexpected: {
      title: 'Card not expected',
      dealer: 'No card is wanted now: hold it and resume.',
      supervisor: `No card was wanted now. ${WAIT}`,
    },
    rescan: {
      title: 'Scan the card again',
      dealer: 'The supervisor took the last card back: scan it again.',
      supervisor: WAIT,
    },
    called: {
      title: 'Supervisor called',
      dealer: 'The hand stands still until they come.',
      supervisor: 'The hand stands still until they come.',
    },
    fault: { title: 'Fault at the table', dealer: WAIT, supervisor: WAIT },
  },
  refused: {
    title: 'Not possible',
    reasons: {
      role: 'This is for the supervisor.',
      'not-dealing': 'Sign on at this table first.',
      'dealing-elsewhere': 'You deal at another table: leave it or hand it over.',
      paused: 'The table stands still: wait until it goes on.',
      closing: 'The floor is closing: no new hand.',
      closed: 'Betting is not open.',
      'too-many': 'The table has too much to do: try again.',
      'unknown-table': 'This table is gone.',
      barred: 'The order was not sent: try again.',
      running: 'A hand is being played: end it, or hand over.',
      automatic: 'This table deals by itself.',
      'dealt-here': 'Somebody deals here: they have to hand the table over first.',
      'nobody-deals': 'Nobody deals here.',
      'no-shoe': 'There is no shoe on the table: open one.',
      'shoe-lies': 'A shoe is on the table: change it first.',
      'shoe-over': 'That was the last hand: change the shoe first.',
      'burn-first': 'First the card that is burned.',
      'first-cards': 'The face-down cards are missing.',
      'no-bets': 'No bet lies on the table: wait for one.',
      announced: 'The last hand is announced already.',
      'cut-card-in': 'The cut card is still in: announce the last hand or call the supervisor.',
      'cut-asked': 'A player is asked to cut: wait for the answer.',
      'nobody-cuts': 'Nobody can cut now: open the shoe.',
      'not-paused': 'The table does not stand still.',
      pausing: 'The table stands still already.',
      'table-closed': 'The table is closed: open it.',
      'no-cards': 'No cards of a hand lie on the table.',
      'no-bonus': 'There is no bonus to be played.',
    },
  },
}
