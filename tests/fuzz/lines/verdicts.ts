import { BROKEN } from '#tests/fuzz/contract/catalogue'
import { COMMANDS, type Family, fitsFamily, type Role } from '#tests/fuzz/contract/grammar'
import type { Spoken } from '#tests/fuzz/contract/reading'
import { PLAYERS_CHECKS } from '#tests/fuzz/contract/refusals'
import type { How } from '#tests/fuzz/lines/reach'

/** What the fuzz has to know of a table. */
export interface Place {
  readonly family: Family
  readonly isLive: boolean
}

export interface Answer {
  readonly ok: boolean
  readonly reason?: string
  readonly text?: string
  /** The table's version once it was done. */
  readonly upto?: number
}

/** What may come back, and how far the command came with it. */
interface Verdict {
  readonly mayBeDone: boolean
  /** Refusals of the command's own check. */
  readonly checks: readonly string[]
  /** Refusals before that. */
  readonly stops: readonly string[]
}

/** What was ordered, as the reach counts it. */
export function kindOf(role: Role, { type, command }: Spoken, place: Place | undefined): string {
  if (type !== 'do') return `${role}: ${type}`
  const { do: name } = command as { readonly do: string }
  if (role !== 'player') return `${isDealers(role, name) ? 'dealer' : 'supervisor'} ${name}`
  return `${CUTS.has(name) ? 'any' : place?.family} ${name}`
}

/** How far it came; a sentence when this answer can not be right. `timely` is null where nobody can tell. */
export function judged(
  role: Role,
  message: Spoken,
  answer: Answer,
  place: Place | undefined,
  timely: boolean | null = null,
): How | string {
  const { mayBeDone, checks, stops } = verdictOn(role, message, place)
  if (answer.text === BROKEN) return `broke the table: ${JSON.stringify(message)}`
  if (answer.ok && timely === false) return `was done out of time or turn: ${JSON.stringify(message)}`
  if (answer.ok) return mayBeDone ? 'done' : `was done: ${JSON.stringify(message)}`
  const { reason = '' } = answer
  if (stops.includes(reason)) return 'stopped'
  return checks.includes(reason) ? 'checked' : `was refused with '${reason}': ${JSON.stringify(message)}`
}

function verdictOn(role: Role, message: Spoken, place: Place | undefined): Verdict {
  if (message.type === 'approve') return { mayBeDone: true, checks: DECISIONS, stops: [] }
  if (message.type === 'acknowledge') return { mayBeDone: true, checks: ['gone'], stops: [] }
  if (message.type === 'announce') return { mayBeDone: true, checks: [], stops: ['id-reused'] }
  return role === 'player' ? onPlayers(message, place) : onStaffs(role, message, place)
}

/** What a table takes nothing of that staff has closed, whatever else is wrong with it. */
const NEW_BETS: readonly unknown[] = ['sit', 'bet', 'back', 'confirm']

/** A command that means another round, or is of another family, is never done. */
function onPlayers(message: Spoken, place: Place | undefined): Verdict {
  const { command, round, table } = message
  const late = round === undefined ? [] : ['other-round']
  const { do: name } = command as { readonly do: string }
  const shut = NEW_BETS.includes(name) ? ['closed'] : []
  const stops = ['id-reused', 'paused', ...late, ...shut]
  const isElsewhere = typeof round === 'string' && !round.startsWith(`${table}-`)
  if (isElsewhere) return { mayBeDone: false, checks: [], stops }
  const isKnown = place !== undefined && fitsFamily[place.family](command)
  if (!isKnown) return { mayBeDone: false, checks: [], stops: ['bad-input', ...stops] }
  const kind = kindOf('player', message, place)
  return { mayBeDone: true, checks: PLAYERS_CHECKS[kind] ?? [], stops }
}

/** What a second supervisor's word can come to: the table's own answer, or that it is no use any more. */
const DECISIONS = ['gone', 'same-person', 'no-bonus', 'closed']

const NO_SHOE = ['running', 'shoe-lies', 'cut-asked']
const CARDS = ['automatic', 'no-cards', 'other-cards', 'decided']

/** Refusals of each order's own check. */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  'dealer signOn': ['dealt-here'],
  'dealer handOver': [],
  'dealer signOff': ['running'],
  'dealer openBetting': ['no-shoe', 'cut-asked', 'burn-first', 'shoe-over', 'running', 'closing'],
  'dealer closeBetting': ['first-cards', 'no-bets', 'closed'],
  'dealer scan': ['bad-input'],
  'dealer lastHand': ['no-shoe', 'announced'],
  'dealer changeShoe': ['running', 'no-shoe', 'cut-card-in'],
  'dealer offerCut': [...NO_SHOE, 'nobody-cuts'],
  'dealer openShoe': [...NO_SHOE, 'bad-input'],
  'dealer call': [],
  'dealer resume': ['not-paused', 'role'],
  'supervisor pause': ['pausing'],
  'supervisor resume': ['not-paused', 'table-closed'],
  'supervisor rescanCard': CARDS,
  'supervisor replaceCard': [...CARDS, 'bad-input'],
  'supervisor moveCard': [...CARDS, 'bad-input'],
  'supervisor cancelRound': ['needs-second'],
  'supervisor failBonus': ['needs-second', 'no-bonus'],
  'supervisor voidRound': ['needs-second', 'no-round', 'running', 'cancelled', 'voided'],
  'supervisor setLimits': ['bad-input'],
  'supervisor swapCards': ['bad-input'],
  'supervisor unseat': ['no-seat'],
  'supervisor removeDealer': ['nobody-deals'],
  'supervisor broadcast': [],
}

/** Money moves back: what the second person's word came to is told to whoever asks again. */
export const SECONDED: readonly string[] = ['cancelRound', 'failBonus', 'voidRound']
const SECONDED_STOPS = ['closed', 'too-many']

function onStaffs(role: Role, message: Spoken, place: Place | undefined): Verdict {
  const { do: name } = message.command as { readonly do: string }
  const checks = CHECKS[kindOf(role, message, place)] ?? []
  if (!isDealers(role, name)) {
    const late = 'round' in (message.command as object) ? ['gone'] : []
    const more = SECONDED.includes(name) ? SECONDED_STOPS : []
    return { mayBeDone: true, checks, stops: ['id-reused', ...late, ...more] }
  }
  const elsewhere = name === 'signOn' ? ['dealing-elsewhere'] : []
  if (place?.isLive !== true) {
    return { mayBeDone: false, checks: [], stops: ['automatic', 'id-reused', ...elsewhere] }
  }
  const standing = ['signOn', 'handOver', 'signOff', 'resume'].includes(name) ? [] : ['paused']
  return { mayBeDone: true, checks, stops: ['not-dealing', 'id-reused', ...elsewhere, ...standing] }
}

const CUTS = new Set(COMMANDS.any.map(({ name }) => name))
const DEALERS = new Set(COMMANDS.dealer.map(({ name }) => name))

/** Both resume: whoever is more than a dealer does it as a supervisor. */
function isDealers(role: Role, name: string): boolean {
  return DEALERS.has(name) && !(name === 'resume' && role === 'supervisor')
}
