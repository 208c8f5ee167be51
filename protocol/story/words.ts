import { type Card, rankOf, type Suit, suitOf } from '#engine/cards/card'
import type { Odds } from '#engine/money/odds'

/** One sentence in every language of the house (TP-17). */
export interface Words {
  readonly it: string
  readonly en: string
}

export function words(it: string, en: string): Words {
  return { it, en }
}

const SYMBOLS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** `10♦`, as it is printed on the card. */
export function cardText(card: Card): string {
  const rank = rankOf(card)
  return `${rank === 'T' ? '10' : rank}${SYMBOLS[suitOf(card)]}`
}

export function cardsText(cards: readonly Card[]): string {
  return cards.map(cardText).join(' ')
}

export function oddsWords([win, per]: Odds): string {
  return `${win}:${per}`
}

const CENTS = 100

/** Cents as people write them: a comma in Italian, a point in English, the currency behind. */
export function moneyWords(cents: number, currency: string): Words {
  const whole = Math.trunc(Math.abs(cents) / CENTS)
  const rest = String(Math.abs(cents) % CENTS).padStart(2, '0')
  const sign = cents < 0 ? '−' : ''
  return words(`${sign}${whole},${rest} ${currency}`, `${sign}${whole}.${rest} ${currency}`)
}

/** What lies on a bet: golden chips are no money, so they are named (MO-7). */
export function chipsWords(cents: number, currency: string, golden: boolean): Words {
  const { it, en } = moneyWords(cents, currency)
  return golden ? words(`${it} in fiche d’oro`, `${en} in golden chips`) : words(it, en)
}

/** Why a bet came to what it came to. `outcome` is what the cards say by themselves: it must be what was paid. */
export interface Why {
  readonly outcome: 'win' | 'blackjack' | 'push' | 'lose' | 'refund'
  readonly text: Words
}

export function why(outcome: Why['outcome'], it: string, en: string): Why {
  return { outcome, text: words(it, en) }
}
