import type { PlayerId } from '#engine/ids'
import type { Allowance } from '#engine/round/posting'
import { isCheckDue } from '#server/play/check'
import { type Exclusion, isExcluded } from '#server/play/exclusion'
import type { Facts, PlayRules, Usage } from '#server/play/facts'
import { amountAt, type Limit } from '#server/play/limit'
import { endOf } from '#server/play/periods'
import { leftOf, usedOf } from '#server/play/use'

const UNLIMITED = Number.MAX_SAFE_INTEGER

/** The most that may still be staked, with the reason (TP-11); null when nothing restricts. */
export function allowanceOf(rules: PlayRules, usage: Usage, now: number): Allowance | null {
  const { exclusion } = rules
  if (isExcluded(exclusion, now)) return nothing(excludedText(exclusion))
  if (isCheckDue(rules, usage.stretch, now)) return nothing(CHECK_TEXT)
  let tightest: Allowance | null = null
  for (const limit of rules.limits) {
    const allowance = limited(limit, usage, now)
    if (allowance !== null && (tightest === null || isTighter(allowance, tightest))) tightest = allowance
  }
  return tightest
}

/** The most that may still be paid in; null when nothing restricts. */
export function depositRoomOf(rules: PlayRules, usage: Usage, now: number): Omit<Allowance, 'golden'> | null {
  const { exclusion } = rules
  if (isExcluded(exclusion, now)) return { cash: 0, text: excludedText(exclusion) }
  let tightest: Omit<Allowance, 'golden'> | null = null
  for (const limit of rules.limits) {
    const amount = limit.kind === 'deposit' ? amountAt(limit, now) : null
    if (amount === null) continue
    const cash = leftOf('deposit', amount, usedOf('deposit', limit.period, usage, now))
    if (tightest === null || cash < tightest.cash) tightest = { cash, text: limitText(limit, cash, now) }
  }
  return tightest
}

function limited(limit: Limit, usage: Usage, now: number): Allowance | null {
  const { kind, period } = limit
  const amount = kind === 'deposit' ? null : amountAt(limit, now)
  if (amount === null) return null
  const left = leftOf(kind, amount, usedOf(kind, period, usage, now))
  if (kind !== 'time') return { cash: left, golden: UNLIMITED, text: limitText(limit, left, now) }
  return left > 0 ? null : nothing(limitText(limit, left, now))
}

function isTighter(one: Allowance, other: Allowance): boolean {
  return one.golden < other.golden || (one.golden === other.golden && one.cash < other.cash)
}

function nothing(text: string): Allowance {
  return { cash: 0, golden: 0, text }
}

const CHECK_TEXT = 'Your reality check is due: confirm that you have seen it, then go on.'

const SETTERS: Readonly<Record<Limit['by'], string>> = {
  player: 'Your own',
  house: 'The house’s',
  operator: 'Your operator’s',
}
const THINGS: Readonly<Record<Limit['kind'], string>> = {
  deposit: 'limit on deposits',
  loss: 'limit on losses',
  stake: 'limit on stakes',
  time: 'limit on playing time',
}

function limitText({ by, kind, period }: Limit, left: number, now: number): string {
  const until = timeText(endOf(period, now))
  const leaves = kind === 'time' ? 'no time' : left === 0 ? 'nothing' : `${left} cents`
  return `${SETTERS[by]} ${THINGS[kind]} leaves ${leaves} for this ${period}: it begins anew on ${until}.`
}

function excludedText({ until }: Exclusion): string {
  const end = until === null ? 'without end' : `until ${timeText(until)}`
  return `You excluded yourself from play ${end}: no stakes and no deposits; withdrawing works as always.`
}

function timeText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** More was to be staked than is allowed (TP-11). Nothing was changed; `facts` is what holds. */
export class OverAllowance extends Error {
  override readonly name = 'OverAllowance'
  readonly facts: readonly Facts[]

  constructor(facts: readonly Facts[], players: readonly PlayerId[]) {
    super(`More than ${players.join(', ')} may stake: nothing was moved.`)
    this.facts = facts
  }
}
