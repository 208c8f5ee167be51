import type { CardPlace } from '#engine/round/plan'
import type { NextStep } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'
import { isForAll } from '#protocol/sight'
import { type Words, words } from '#protocol/story/words'

/** What the dealer is to do now, in a sentence to be read at arm's length. */
export function nextStepWords({ do: kind, place, faceDown }: NextStep, state: TableState): Words {
  const { shoe, paused } = state
  switch (kind) {
    case 'signOn':
      return words('Prendi servizio a questo tavolo', 'Sign on at this table')
    case 'solve':
    case 'supervisor': {
      const text = paused?.alarm?.text ?? paused?.text ?? ''
      return kind === 'solve'
        ? words(`Rileggi la carta, poi riprendi. ${text}`, `Scan the card again, or resume. ${text}`)
        : words(`Attendi il supervisore. ${text}`, `Wait for the supervisor. ${text}`)
    }
    case 'closed':
      return words('Il tavolo è chiuso', 'The table is closed')
    case 'openShoe':
      return words(
        'Prepara il sabot, offri il taglio e aprilo',
        'Prepare the shoe, offer the cut and open it',
      )
    case 'waitForCut':
      return words('Un giocatore taglia: attendi', 'A player cuts: wait')
    case 'burn':
      return words('Brucia: scopri e leggi la prima carta', 'Burn: turn up and scan the first card')
    case 'changeShoe':
      return words('Era l’ultima mano: cambia il sabot', 'That was the last hand: change the shoe')
    case 'openBetting':
      return (shoe?.burnedCount ?? 0) > 1 && shoe?.rounds === 0
        ? words(
            `Brucia coperte ${shoe.burnedCount - 1} carte, poi apri le puntate`,
            `Burn ${shoe.burnedCount - 1} cards face down, then open betting`,
          )
        : words('Apri le puntate', 'Open betting')
    case 'waitForBets':
      return words('Puntate aperte: chiudi quando è ora', 'Betting is open: close it when it is time')
    case 'card':
      return place === null ? words('Leggi una carta', 'Scan a card') : cardWords(place, faceDown, state)
    case 'waitForInsurance':
      return words('Assicurazione: attendi i giocatori', 'Insurance: wait for the players')
    case 'waitForDecision':
      if (place === null || !('seat' in place)) return words('Attendi il giocatore', 'Wait for the player')
      return isForAll(state.game)
        ? words(`Decide la mano ${place.seat}: attendi`, `Hand ${place.seat} decides: wait`)
        : words(`Decide il posto ${place.seat}: attendi`, `Seat ${place.seat} decides: wait`)
    case 'waitForOffers':
      return words('Attendi le risposte dei giocatori', 'Wait for the players’ answers')
    case 'bonus':
      return words('Si gioca il bonus: attendi', 'The bonus is played: wait')
    default:
      return kind satisfies never
  }
}

const ORDINALS = ['prima', 'seconda', 'terza']
const NUMBERS = ['first', 'second', 'third']

function cardWords(place: CardPlace, faceDown: boolean, state: TableState): Words {
  const down = faceDown ? words(', coperta', ', face down') : words('', '')
  const which = words(
    `${ORDINALS[place.card - 1] ?? `${place.card}ª`} carta`,
    `${NUMBERS[place.card - 1] ?? `${place.card}th`} card`,
  )
  const where = placeWords(place, state)
  return words(`${where.it}: ${which.it}${down.it}`, `${where.en}: ${which.en}${down.en}`)
}

/** Where it goes, as the table calls it. */
export function placeWords(place: CardPlace, state: TableState): Words {
  if ('side' in place)
    return place.side === 'player' ? words('Giocatore', 'Player') : words('Banco', 'Banker')
  if (place.seat === 0) return words('Banco', 'Dealer')
  if (isForAll(state.game)) {
    const part =
      place.hand === 0 ? words('', '') : words(`, parte ${place.hand + 1}`, `, part ${place.hand + 1}`)
    return words(`Mano ${place.seat}${part.it}`, `Hand ${place.seat}${part.en}`)
  }
  const hand =
    place.hand === 0 ? words('', '') : words(`, mano ${place.hand + 1}`, `, hand ${place.hand + 1}`)
  return words(`Posto ${place.seat}${hand.it}`, `Seat ${place.seat}${hand.en}`)
}
