import { type Coup, coupOf } from '#engine/baccarat/coup'
import { pointsOf } from '#engine/baccarat/hand'
import { nextCardTo } from '#engine/baccarat/tableau'
import { type Card, DECK } from '#engine/cards/card'

/** A card's points, and a hand's, are 0 to 9 (BA-1). */
export const POINTS = 10

/** For each number of points a card that counts so much (BA-1). */
const WORTH: readonly Card[] = Array.from({ length: POINTS }, (_, points) => cardWorth(points))
const WORTHLESS = cardWorth(0)

/** Rounds of one kind have equal totals and as many cards a side: only bets on pairs tell them apart. */
interface RoundKinds {
  /** One round of each kind. */
  readonly samples: readonly Coup[]
  /** A round's kind by `kindPlace`. */
  readonly kindAt: Uint8Array
}

/** Every round that can be, dealt once by the engine's own tableau (BA-2 to BA-5). */
const { samples, kindAt } = dealAll()

export const ROUND_KINDS: readonly Coup[] = samples
export const ROUND_KIND_AT: Uint8Array = kindAt

/**
 * All that decides a round: what the two first hands total, and the points of the next two cards.
 * A round that ends earlier does not look at them, so six cards describe every round.
 */
export function kindPlace(playerTotal: number, bankerTotal: number, fifth: number, sixth: number): number {
  return ((playerTotal * POINTS + bankerTotal) * POINTS + fifth) * POINTS + sixth
}

function dealAll(): RoundKinds {
  const kinds = new Map<number, number>()
  const samples: Coup[] = []
  const kindAt = new Uint8Array(POINTS ** 4)
  for (const [playerTotal, player] of WORTH.entries()) {
    for (const [bankerTotal, banker] of WORTH.entries()) {
      for (const [fifth, fifthCard] of WORTH.entries()) {
        for (const [sixth, sixthCard] of WORTH.entries()) {
          const coup = dealt([WORTHLESS, player], [WORTHLESS, banker], [fifthCard, sixthCard])
          const seen = seenOf(coup)
          const kind = kinds.get(seen) ?? samples.push(coup) - 1
          kinds.set(seen, kind)
          kindAt[kindPlace(playerTotal, bankerTotal, fifth, sixth)] = kind
        }
      }
    }
  }
  return { samples, kindAt }
}

function cardWorth(points: number): Card {
  return DECK.find((card) => pointsOf(card) === points) as Card
}

function dealt(player: Card[], banker: Card[], [next, ...more]: readonly Card[]): Coup {
  const to = nextCardTo(player, banker)
  if (to === null || next === undefined) return coupOf(player, banker)
  return to === 'player' ? dealt([...player, next], banker, more) : dealt(player, [...banker, next], more)
}

/** What makes the kind, as one number. A natural is two cards and a total. */
function seenOf({ player, banker, playerTotal, bankerTotal }: Coup): number {
  return ((player.length * POINTS + banker.length) * POINTS + playerTotal) * POINTS + bankerTotal
}
