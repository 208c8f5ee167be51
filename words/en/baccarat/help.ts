import type * as it from '#words/it/baccarat/help'
import type { Like } from '#words/like'

export const help: Like<typeof it.help> = {
  values: 'Ace 1, 2 to 9 their number, ten and pictures 0; only the last digit of the sum counts.',
  decks: (decks) => `It is played with ${decks} decks.`,
  aim: 'You bet on who comes nearer to 9: Player, Banker or Tie.',
  naturals: 'With 8 or 9 on two cards, on either side, nobody draws.',
  player: 'Player draws on 0 to 5 and stands on 6 and 7.',
  bankerAlone: (most) => `If Player stands, Banker draws on 0 to ${most}.`,
  bankerTable: 'If Player drew, Banker draws like this:',
  bankerHas: 'Banker',
  bankerDraws: 'Draws if Player’s third card counts',
  always: 'always',
  never: 'never',
  tie: 'On a tie Player and Banker bets come back.',
  pairs: 'Pairs look at the printed rank: king and queen are no pair.',
  faceDown: 'The first four cards lie on the table already, face down, while you bet.',
  zeroCommission: (six) =>
    `Zero commission is your own choice: Banker pays 1:1, but ${six} when it wins with 6.`,
  onlyZero: (bet) => `${bet} is played with zero commission only.`,
  needs: {
    some: (bet) => `${bet} needs a main bet.`,
    'as-much': (bet) => `${bet} may be no more than your main bets together.`,
  },
  closed: (bets, round) => `Closed from round ${round} of the shoe: ${bets}.`,
  oneSide: 'You cannot bet on Player and Banker together.',
  smallerSide: (share) => `Of Player and Banker the smaller stake may be at most ${share} of the other.`,
  confirm: 'Chips count once you press Confirm bets; the others come back at the close.',
  alone: 'The other side bets may be played alone.',
  bonusPush: 'A tie of 8 or 9 on two cards: the bonus bet comes back.',
}
