import type { Bet, Command, Decision } from '#engine/blackjack/types'

export const CLOSE: Command = { do: 'close' }
export const TIMEOUT: Command = { do: 'timeout' }
export const CANCEL: Command = { do: 'cancel' }

export function open(shoeRound = 1): Command {
  return { do: 'open', shoeRound }
}

export function sit(player: string, seat: number): Command {
  return { do: 'sit', player, seat }
}

export function leave(player: string, seat: number): Command {
  return { do: 'leave', player, seat }
}

export function bet(player: string, seat: number, amount: number, name: Bet = 'main'): Command {
  return { do: 'bet', player, seat, bet: name, amount }
}

export function golden(player: string, seat: number, amount: number, name: Bet = 'main'): Command {
  return { do: 'bet', player, seat, bet: name, amount, golden: true }
}

export function back(player: string, seat: number, amount: number): Command {
  return { do: 'back', player, seat, bet: 'main', amount }
}

export function takeBack(
  player: string,
  seat: number,
  amount: number,
  name: Bet = 'main',
  behind = false,
): Command {
  return { do: 'takeBack', player, seat, bet: name, behind, amount }
}

/** A standing choice; what is not named is a no. */
export function follow(player: string, seat: number, ...choices: readonly string[]): Command {
  const [double, split, insurance] = ['double', 'split', 'insurance'].map((name) => choices.includes(name))
  return {
    do: 'follow',
    player,
    seat,
    follow: { double: double === true, split: split === true, insurance: insurance === true },
  }
}

export function dealNow(player: string): Command {
  return { do: 'dealNow', player }
}

export function connection(player: string, connected: boolean): Command {
  return { do: 'connection', player, connected }
}

/** A yes to insurance, on a seat or wherever the player is asked, in full or for an amount. */
export function insure(player: string, seat?: number, amount?: number): Command {
  return {
    do: 'insure',
    player,
    yes: true,
    ...(seat === undefined ? {} : { seat }),
    ...(amount === undefined ? {} : { amount }),
  }
}

export function decline(player: string, seat?: number): Command {
  return { do: 'insure', player, yes: false, ...(seat === undefined ? {} : { seat }) }
}

export function evenMoney(player: string, seat: number, yes = true): Command {
  return { do: 'evenMoney', player, seat, yes }
}

function decides(decision: Decision) {
  return (player: string, seat: number, hand?: number, cards?: number): Command => ({
    do: decision,
    player,
    seat,
    ...(hand === undefined ? {} : { hand }),
    ...(cards === undefined ? {} : { cards }),
  })
}

export const hit = decides('hit')
export const stand = decides('stand')
export const double = decides('double')
export const split = decides('split')
