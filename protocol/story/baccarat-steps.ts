import { coupOf } from '#engine/baccarat/coup'
import { totalOf } from '#engine/baccarat/hand'
import type { Event as BaccaratEvent, State as BaccaratState } from '#engine/baccarat/types'
import { coupWords } from '#protocol/story/baccarat-why'
import { BACCARAT_BET_NAMES as BETS, reasonName } from '#protocol/story/names'
import { cardText, chipsWords, type Words, words } from '#protocol/story/words'

/** What an event of baccarat is in words, the table being as it is after it; null for what is not worth any. */
export function baccaratStep(event: BaccaratEvent, after: BaccaratState, currency: string): Words | null {
  switch (event.type) {
    case 'opened':
      return words('Puntate aperte', 'Betting is open')
    case 'placed':
    case 'takenBack': {
      const cents = event.type === 'placed' ? event.amount : -event.amount
      const { it, en } = chipsWords(cents, currency, event.golden)
      return words(`${it} su ${BETS[event.bet].it}`, `${en} on ${BETS[event.bet].en}`)
    }
    case 'closed': {
      const refused = event.refused.map(({ bet, reason }) => ({ name: BETS[bet], why: reasonName(reason) }))
      const left = event.unconfirmed.map(({ bet }) => ({ name: BETS[bet], why: NOT_CONFIRMED }))
      return closedWords([...refused, ...left])
    }
    case 'dealt': {
      const { it, en } = SIDES[event.to]
      if (event.card === null) return words(`${it}: una carta coperta`, `${en}: a card face down`)
      return words(`${it}: ${cardText(event.card)}`, `${en}: ${cardText(event.card)}`)
    }
    case 'turned': {
      const { it, en } = SIDES[event.side]
      const total = totalOf(after[event.side])
      return words(
        `${it} scopre ${cardText(event.card)} (${total})`,
        `${en} turns ${cardText(event.card)} (${total})`,
      )
    }
    case 'settled':
      return coupWords(coupOf(after.player, after.banker))
    case 'cancelled':
      return CANCELLED
    case 'confirmed':
    case 'autoConfirm':
    case 'zeroCommission':
    case 'sideBets':
      return null
    default:
      return event satisfies never
  }
}

const SIDES = { player: words('Giocatore', 'Player'), banker: words('Banco', 'Banker') }

const NOT_CONFIRMED = words('non confermata', 'not confirmed')

export const CANCELLED = words(
  'Partita annullata: tutto torna',
  'The round is cancelled: everything comes back',
)

/** Which own bets do not stand, and why (MO-5, FL-3). */
export function closedWords(refused: readonly { readonly name: Words; readonly why: Words }[]): Words {
  const list = (language: keyof Words) =>
    refused.map(({ name, why }) => `${name[language]} (${why[language]})`).join(', ')
  if (refused.length === 0) return words('Puntate chiuse', 'Betting is closed')
  return words(`Puntate chiuse; rifiutate: ${list('it')}`, `Betting is closed; refused: ${list('en')}`)
}
