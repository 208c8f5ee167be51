import type { Card } from '#engine/cards/card'
import { nextStep } from '#engine/table/next-step'
import type { TableEvent } from '#engine/table/types'
import { viewTable } from '#engine/table/view'
import { Dice } from '#tests/dice'
import { anyOrder } from '#tests/floor/orders'
import { DryStory, type Move, PLAYERS, type Variant } from '#tests/leak/dry-story'
import { twinPlace } from '#tests/leak/in-hand'
import { type Touch, tells, touches } from '#tests/leak/places'
import { anyDealersWord, anySupervisorsCommand } from '#tests/live/floor-staff'
import { SANDRA } from '#tests/live/live'

/** One table's story: the game, the shoe, and what people happen to do. */
export interface Story {
  readonly variant: Variant
  readonly seed: string
  readonly luck: number
}

/** A card of the first shoe, and where in it it lies. */
export interface Laid {
  readonly place: number
  readonly card: Card
}

const STEPS = 90
/** While a card is still in the shoe, a look now and then is enough. */
const LOOK_EVERY = 10

/** Left out: they deal the cards again, in other places. */
const CORRECTIONS: readonly string[] = ['rescanCard', 'replaceCard', 'moveCard']

/** What comes next is chosen by what somebody sees: as long as that is the same, so is the story. */
function nextMove({ table: { state, config } }: DryStory, dice: Dice): Move {
  if (dice.chance(state.paused === null ? 0.06 : 0.5)) {
    const command = anySupervisorsCommand(dice, viewTable(state, { as: 'supervisor' }), config.limits)
    return CORRECTIONS.includes(command.do) ? null : { by: SANDRA, command }
  }
  const dealers = viewTable(state, { as: 'dealer' })
  const isPlayersTime = nextStep(dealers).do === 'waitForBets'
  if (state.live !== undefined && dice.chance(isPlayersTime ? 0.1 : 0.7)) return anyDealersWord(dice, dealers)
  if (dice.chance(state.game.phase === 'betting' ? 0.15 : 0.4)) return null
  const player = dice.of(PLAYERS)
  return { player, command: anyOrder(dice, viewTable(state, { as: 'player', player })) }
}

/** The cards that somebody could do something in front of while they lay face down. */
export function faceDownIn({ variant, seed, luck }: Story): readonly Laid[] {
  const story = new DryStory(variant, seed)
  const dice = new Dice(luck)
  for (let step = 0; step < STEPS; step++) story.move(nextMove(story, dice))
  const steps = story.batches.flatMap(({ events }, step) => events.map(() => step))
  const touched = touches(eventsOf(story))
  return touched.flatMap((touch, index) => {
    if (touch?.how !== 'dealt' || !touch.faceDown) return []
    const { place, card } = touch
    const end = touched.findIndex((later) => later?.how === 'turned' && later.place === place)
    return end >= 0 && steps[index] === steps[end] ? [] : [{ place, card }]
  })
}

/** A card that may have been burned, or may come some time (SH-5, SH-10). */
export function stillInShoe({ variant, seed, luck }: Story, place: number): Laid | null {
  const story = new DryStory(variant, seed)
  const dice = new Dice(luck)
  while (story.table.state.shoe === null) story.move(nextMove(story, dice))
  const { shoe, cut, burned } = story.table.state.shoe
  const card = story.table.vault.open(shoe, cut).order[place]
  return card === undefined || (place === 0 && burned !== null) ? null : { place, card }
}

export interface Outcome {
  /** Steps at which everybody was looked at while the card was not told. */
  readonly looks: number
  /** Orders of staff's among them, with the card on the table. */
  readonly orders: number
  readonly isTold: boolean
  /** The first thing that was not the same; empty where there is none. */
  readonly differs: string
}

/** The story with one card at a place and with another, step by step, until the table itself tells which it is. */
export function toldTwice(story: Story, { place, card }: Laid, another: Card): Outcome {
  const { variant, seed, luck } = story
  const mine = new DryStory(variant, seed)
  const other = new DryStory(variant, seed, { place, card: another })
  const twin = variant.live ? twinPlace(mine.hand, { place, card: another }) : null
  const [dice, looks] = [new Dice(luck), new Dice(luck + 1)]
  let [seen, orders] = [0, 0]
  for (let step = 0; step < STEPS; step++) {
    const from = eventsOf(mine).length
    const move = nextMove(mine, dice)
    const answers = [mine, other].map((each) => [JSON.stringify(each.move(move))])
    const touched = touches(eventsOf(mine))
    const told = touched
      .slice(from)
      .findIndex((touch) => tells(touch, place, [card, another]) || isAt(touch, twin))
    const upto = told < 0 ? Number.POSITIVE_INFINITY : told
    const stored =
      difference(answers[0] ?? [], answers[1] ?? []) || difference(mine.stored(upto), other.stored(upto))
    if (told >= 0 || stored !== '') return { looks: seen, orders, isTold: told >= 0, differs: stored }
    const isDealt = touched.some((touch) => touch?.how === 'dealt' && touch.place === place)
    if (!isDealt && step % LOOK_EVERY > 0) continue
    const since = looks.below(mine.table.memory.version + 1)
    const differs = difference(mine.told(since), other.told(since))
    if (differs !== '') return { looks: seen, orders, isTold: false, differs }
    seen += 1
    if (isDealt && isStaffs(move)) orders += 1
  }
  return { looks: seen, orders, isTold: false, differs: '' }
}

function isStaffs(move: Move): boolean {
  return move !== null && 'by' in move
}

function isAt(touch: Touch | null, place: number | null): boolean {
  return touch !== null && 'place' in touch && touch.place === place
}

function eventsOf({ batches }: DryStory): readonly TableEvent[] {
  return batches.flatMap(({ events }) => events)
}

const AROUND = 200

function difference(mine: readonly string[], other: readonly string[]): string {
  const index = mine.findIndex((text, place) => text !== other[place])
  if (index < 0) return mine.length === other.length ? '' : 'More was told in one of them.'
  const [one = '', two = ''] = [mine[index], other[index]]
  const at = [...one].findIndex((letter, place) => letter !== two[place])
  const near = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return `${near(one)}\n${near(two)}`
}
