import { type Card, rankOf, type Suit, suitOf } from '#engine/cards/card'
import type { Odds } from '#engine/money/odds'
import type { UnplayedReason } from '#engine/round/refusal'
import type { InEach, StoryWords } from '#words/register'

/** A sentence that can be said in any language. */
export type Say = (words: StoryWords) => string

/** A sentence in every language of the house, as it is sent (TP-17). */
export type Said = InEach<string>

export const SYMBOLS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** `10♦`, as it is printed on the card. */
export function cardText(card: Card): string {
  const rank = rankOf(card)
  return `${rank === 'T' ? '10' : rank}${SYMBOLS[suitOf(card)]}`
}

export function cardsText(cards: readonly Card[]): string {
  return cards.map(cardText).join(' ')
}

export function oddsText([win, per]: Odds): string {
  return `${win}:${per}`
}

const CENTS = 100

/** Cents as people write them. */
export function moneySaid(cents: number, currency: string): Say {
  const whole = Math.trunc(Math.abs(cents) / CENTS)
  const rest = String(Math.abs(cents) % CENTS).padStart(2, '0')
  return (words) => words.money(cents < 0 ? '−' : '', whole, rest, currency)
}

/** What lies on a bet: golden chips are no money, so they are named (MO-7). */
export function chipsSaid(cents: number, currency: string, golden: boolean): Say {
  const money = moneySaid(cents, currency)
  return golden ? (words) => words.golden(money(words)) : money
}

/** Why a bet does not stand. */
export function reasonSaid(reason: UnplayedReason): Say {
  return ({ reasons }) => reasons[reason]
}

/** What a bet is called; what is unknown keeps its id. */
export function betSaid(bet: string): Say {
  return ({ bets }) => {
    const known: Readonly<Record<string, string>> = bets
    return known[bet] ?? bet
  }
}

/** Betting is closed, and which of the reader's bets do not stand (MO-5, FL-3). */
export function closedSaid(refused: readonly { readonly bet: string; readonly why: Say }[]): Say {
  if (refused.length === 0) return ({ closed }) => closed
  return (words) =>
    words.closedWithout(refused.map(({ bet, why }) => `${betSaid(bet)(words)} (${why(words)})`).join(', '))
}

/** Why a bet came to what it came to. `outcome` is what the cards say by themselves: it must be what was paid. */
export interface Why {
  readonly outcome: 'win' | 'blackjack' | 'push' | 'lose' | 'refund'
  readonly say: Say
}

export function why(outcome: Why['outcome'], say: Say): Why {
  return { outcome, say }
}
