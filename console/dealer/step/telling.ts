import { isDealing, type Standing } from '#console/dealer/standing'
import { hintOf } from '#console/dealer/step/hint'
import type { DealerWords } from '#console/i18n/language'
import { gameOf } from '#engine/families'
import { partOf } from '#engine/round/plan'
import { type NextStep, nextStep } from '#engine/table/next-step'
import type { Pause, TableState } from '#engine/table/types'
import { closureText } from '#protocol/house-texts'
import { nextStepSaid, placeSaid } from '#protocol/story/next-step'
import type { ConnectionState } from '#ui/net/connection'
import type { StoryWords } from '#words/register'

/** The colour of what is told: a side's, a seat's, nothing to be done, or trouble. */
export type Tone = 'plain' | 'player' | 'banker' | 'seat' | 'go' | 'stop' | 'warn'

export interface Telling {
  readonly tone: Tone
  /** Above it: where the card goes, or who solves it. */
  readonly label: string | null
  /** The part of the sentence that is coloured. */
  readonly lead: string | null
  readonly text: string
  readonly hint: string
  /** What players are told meanwhile. */
  readonly toPlayers: string | null
}

export interface Told {
  readonly state: TableState
  readonly standing: Standing
  readonly trouble: string | null
  readonly connection: ConnectionState
  readonly words: DealerWords
  readonly story: StoryWords
}

/** The one thing that is said in letters to be read at arm's length. Trouble comes before everything else. */
export function tellingOf(told: Told): Telling {
  const { state, standing, trouble, connection, words } = told
  const { stop } = words
  if (connection === 'lost') return inTrouble(stop.lost, stop.lostBy)
  if (trouble !== null) return inTrouble(stop.trouble, stop.troubleBy)
  if (!isDealing(standing)) return standsBy(told)
  return state.paused === null ? stepTold(told) : pauseTold(state.paused, words)
}

function inTrouble(text: string, hint: string): Telling {
  return { tone: 'stop', label: null, lead: null, text, hint, toPlayers: null }
}

function standsBy({ state, standing, words }: Told): Telling {
  const { step, act, stop } = words
  const name = state.live?.dealer?.shown ?? ''
  const plain = { tone: 'go', label: null, lead: null, toPlayers: null } as const
  if (state.paused?.why === 'closed') return pauseTold(state.paused, words)
  if (standing === 'relief') return { ...plain, text: step.relief(name), hint: step.hint.relief }
  if (standing === 'free') return { ...plain, text: act.main.signOn, hint: step.hint.signOn }
  const label = state.paused === null ? null : stop.paused
  return { ...plain, tone: 'plain', label, text: step.watch(name), hint: step.hint.watch }
}

function pauseTold({ why, text, alarm }: Pause, { stop, alarms }: DealerWords): Telling {
  if (why === 'closed') {
    const toPlayers = closureText(stop.closures, text)
    return { tone: 'warn', label: null, lead: null, text: stop.closed, hint: stop.closedBy, toPlayers }
  }
  if (alarm === undefined) {
    const { supervisor: label, paused, pausedBy: hint, pausedToPlayers: toPlayers } = stop
    return { tone: 'stop', label, lead: null, text: paused, hint, toPlayers }
  }
  const { title, [alarm.solvedBy]: what } = alarms[alarm.kind]
  const isOwn = alarm.kind === 'called' || alarm.kind === 'fault'
  return {
    tone: alarm.solvedBy === 'dealer' ? 'warn' : 'stop',
    label: stop[alarm.solvedBy],
    lead: null,
    text: title,
    hint: isOwn ? `«${alarm.text}» ${what}` : what,
    toPlayers: null,
  }
}

function stepTold({ state, words, story }: Told): Telling {
  const step = nextStep(state)
  const sentence = nextStepSaid(step, state)(story)
  const [lead = '', ...rest] = sentence.split(': ')
  const label = step.do === 'card' && step.place !== null ? placeSaid(step.place, state)(story) : null
  return {
    tone: toneOf(step, state),
    label,
    lead: rest.length === 0 ? null : lead,
    text: rest.length === 0 ? sentence : rest.join(': '),
    hint: hintOf(state, step, words),
    toPlayers: null,
  }
}

const GO = new Set<NextStep['do']>(['openBetting', 'openShoe', 'changeShoe', 'burn', 'waitForBets'])

function toneOf({ do: kind, place }: NextStep, { id }: TableState): Tone {
  if (place !== null && 'side' in place) return partOf(gameOf(id).sides, place.side)
  if (kind === 'card') return 'seat'
  return GO.has(kind) ? 'go' : 'plain'
}
