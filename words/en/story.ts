import { bets, sideNames, stories } from '#words/en/families'
import type * as it from '#words/it/story'
import type { Like } from '#words/like'

const ORDINALS = ['first', 'second', 'third']

export const story: Like<typeof it.story> = {
  ...stories,
  bets,
  money: (sign, whole, cents, currency) => `${sign}${whole}.${cents} ${currency}`,
  golden: (amount) => `${amount} in golden chips`,
  somebody: 'another player',
  house: {
    began: (code) => `Round ${code}`,
    paused: 'The game is paused',
    resumed: 'The game goes on',
    corrected: 'The supervisor put a card right',
    announced: (text) => `From the floor: ${text}`,
    dealer: (name) => `At the table: ${name}`,
    cardsSwapped: 'New cards after this round',
    cutCard: 'The cut card: the last round of the shoe',
    voided: {
      kept: 'The round was voided after its end: what you had already been paid stays yours.',
      back: 'The round was voided after its end: what was paid was taken back and stakes returned.',
    },
  },
  opened: 'Betting is open',
  closed: 'Betting is closed',
  closedWithout: (refused) => `Betting is closed; refused: ${refused}`,
  cancelled: 'The round is cancelled: everything comes back',
  wasCancelled: 'The round was cancelled: everything comes back',
  reasons: {
    balance: 'the balance does not cover it',
    'limit-min': 'below the minimum',
    'needs-main': 'its main bet is missing',
    'exceeds-main': 'larger than the main bets',
    'own-limit': 'a limit of your own',
  },
  next: {
    signOn: 'Sign on at this table',
    solve: (alarm) => `Scan the card again, or resume. ${alarm}`,
    supervisor: (alarm) => `Wait for the supervisor. ${alarm}`,
    closed: 'The table is closed',
    openShoe: 'Prepare the shoe, offer the cut and open it',
    waitForCut: 'A player cuts: wait',
    burn: 'Burn: turn up and scan the first card',
    changeShoe: 'That was the last hand: change the shoe',
    openBetting: 'Open betting',
    burnMore: (cards) => `Burn ${cards} cards face down, then open betting`,
    waitForBets: 'Betting is open: close it when it is time',
    card: 'Scan a card',
    cardTo: (place, card) => `${place}: ${card === null ? 'one' : (ORDINALS[card - 1] ?? `${card}th`)} card`,
    cardDown: (sentence) => `${sentence}, face down`,
    waitForInsurance: 'Insurance: wait for the players',
    waitForPlayer: 'Wait for the player',
    waitForHand: (hand) => `Hand ${hand} decides: wait`,
    waitForSeat: (seat) => `Seat ${seat} decides: wait`,
    waitForOffers: 'Wait for the players’ answers',
    bonus: 'The bonus is played: wait',
  },
  place: {
    sides: sideNames,
    dealer: 'Dealer',
    hand: (hand) => `Hand ${hand}`,
    part: (hand, part) => `Hand ${hand}, part ${part}`,
    seat: (seat) => `Seat ${seat}`,
    seatHand: (seat, hand) => `Seat ${seat}, hand ${hand}`,
  },
}
