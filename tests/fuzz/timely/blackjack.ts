import { isNatural } from '#engine/blackjack/hand'
import type { Line, State } from '#engine/blackjack/types'
import type { Named, Opinions } from '#tests/fuzz/timely/opinion'

export const BLACKJACK: Opinions<State> = {
  // VE-1
  sit: ({ rules, seats }, _me, { seat = 0 }) =>
    rules.seating !== 'shared' && seats[seat - 1]?.player === null,
  leave: isOwnSeat,
  allowBehind: isOwnSeat,
  bet: (game, me, command) =>
    mayBet(game, me) && (game.rules.seating !== 'seat' || isOwnSeat(game, me, command)),
  // VE-9
  back: (game, me, command) => mayBet(game, me) && isAnothersSeat(game, me, command),
  takeBack: (game, me, { seat, bet, behind }) =>
    mayBet(game, me) &&
    game.slips.some(
      (slip) => slip.player === me && slip.seat === seat && slip.bet === bet && slip.behind === behind,
    ),
  clear: (game, me) => mayBet(game, me) && game.slips.some(({ player }) => player === me),
  // VE-13
  dealNow: (game, me) =>
    mayBet(game, me) &&
    game.seats.some(({ player }) => player === me) &&
    game.slips.some(({ player, bet, behind }) => player === me && bet === 'main' && !behind),
  insure: mayInsure,
  evenMoney: mayTakeEvenMoney,
  hit: mayDecide,
  stand: mayDecide,
  double: mayDecide,
  split: mayDecide,
}

function mayBet({ phase, ready }: State, me: string): boolean {
  return phase === 'betting' && !ready.includes(me)
}

function isOwnSeat({ seats }: State, me: string, { seat = 0 }: Named): boolean {
  return seats[seat - 1]?.player === me
}

function isAnothersSeat({ seats }: State, me: string, { seat = 0 }: Named): boolean {
  const holder = seats[seat - 1]?.player ?? null
  return holder !== null && holder !== me
}

/** BJ-9, MF-9; FB-14 lets a part be added to until the dealer's second card. */
function mayInsure({ phase, insurance, rules }: State, me: string, { seat }: Named): boolean {
  const isHere = (place: number) => rules.insuranceCovers === 'player' || seat === undefined || place === seat
  const own = insurance.filter((question) => question.player === me && isHere(question.seat))
  if (phase === 'insurance') return own.some(({ answered }) => !answered || rules.partialInsurance)
  return (
    phase === 'turns' && rules.partialInsurance && own.some(({ stake, extended }) => stake > 0 || extended)
  )
}

/** FB-6. */
function mayTakeEvenMoney({ phase, rules, lines }: State, me: string, { seat }: Named): boolean {
  const isOpen = rules.evenMoney && (phase === 'insurance' || phase === 'turns')
  const naturals = lines.filter((line) => line.seat === seat && !line.split && isNatural(line.cards))
  return (
    isOpen &&
    naturals.some(({ stakes }) => stakes.some(({ player, claim }) => player === me && isLeft(claim)))
  )
}

function isLeft(claim: string): boolean {
  return claim === 'evenMoney' || claim === 'waits'
}

/** On the own money alone, when it is one's turn; VE-7: or before that, on the own two cards. */
function mayDecide({ turn, rules, phase, lines }: State, me: string, { seat }: Named): boolean {
  const own = lines.filter((line) => line.seat === seat && isPlayedBy(line, me))
  if (own.length === 0 || phase === 'betting' || phase === 'over') return false
  const isOnTurn = turn?.seat === seat && turn?.deciders.includes(me) === true
  return (
    isOnTurn || (rules.earlyDecisions && own.some(({ owner, cards }) => owner === me && cards.length === 2))
  )
}

function isPlayedBy({ stakes }: Line, me: string): boolean {
  return stakes.some(({ player, behind }) => player === me && !behind)
}
