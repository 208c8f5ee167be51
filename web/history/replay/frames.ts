import { isHouseEvent, isRoundEnd } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import type { RoundAnswer } from '#protocol/http/history'
import type { Say } from '#protocol/story/say'
import { stepSaid } from '#protocol/story/step'

/** What a step of a replay is about: it tells how long one looks at it. */
export type FrameKind = 'chips' | 'card' | 'word' | 'end'

/** The table after something that is worth a word. */
export interface Frame {
  readonly kind: FrameKind
  readonly at: number
  readonly say: Say
  readonly state: TableState
}

type Played = Pick<RoundAnswer, 'start' | 'events' | 'times'>

/**
 * A round step by step, from its opening on: before that the cards of the round before lie there. What is not worth a
 * word (a clock, whose turn it is) belongs to the step before it.
 */
export function framesOf({ start, events, times }: Played, player: string): readonly Frame[] {
  const frames: Frame[] = []
  let state = start
  let opened = false
  for (const [index, event] of events.entries()) {
    state = evolveTable(state, event)
    if (event.type === 'opened') opened = true
    if (!opened) continue
    const say = stepSaid(event, state, player)
    const last = frames.at(-1)
    if (say !== null) frames.push({ kind: kindOf(event), at: times[index] ?? 0, say, state })
    else if (last !== undefined) frames[frames.length - 1] = { ...last, state }
  }
  return frames
}

function kindOf(event: TableEvent): FrameKind {
  if (isHouseEvent(event)) return 'word'
  if (isRoundEnd(event)) return 'end'
  if (event.type === 'dealt' || event.type === 'turned') return 'card'
  return event.type === 'placed' || event.type === 'takenBack' ? 'chips' : 'word'
}

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

const LOOK_MILLIS: Readonly<Record<FrameKind, number>> = { chips: 450, card: 900, word: 800, end: 0 }

/** How long a step is looked at before the next one. */
export function lookMillis({ kind }: Frame, speed: Speed): number {
  return LOOK_MILLIS[kind] / speed
}
