import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import { isRefusal } from '#engine/round/refusal'
import type { ExclusionChoice, LimitKind, LimitSetter, Period } from '#protocol/play'
import type { Allowances } from '#server/play/allowances'
import { isCheckDue } from '#server/play/check'
import { endsEarlier, exclusionFor, isExcluded, revocableAt, revoked } from '#server/play/exclusion'
import type { Facts, PlayRules } from '#server/play/facts'
import { changedLimit, isSpent, type Limit } from '#server/play/limit'
import { CHECK_FIRST, LONGER_ONLY, NOT_ENDLESS, tooEarly } from '#server/play/refusals'
import { factsOf, lockStates, readStates, rulesText } from '#server/play/states'
import type { HttpRefusal } from '#server/refusal'
import type { Schema } from '#server/store/schema'

export interface WantedLimit {
  readonly kind: LimitKind
  readonly period: Period
  readonly amount: number | null
}

interface Change {
  readonly rules?: PlayRules
  readonly checkedAt?: number
}

interface Settings {
  readonly db: Kysely<Schema>
  readonly allowances: Pick<Allowances, 'learn'>
  /** How long a looser limit waits. */
  readonly delayMillis: number
  readonly now: () => number
}

/** Where players decide about their own play (TP-11). Each change is stored with what was before. */
export class LimitsService {
  readonly #with: Settings

  constructor(settings: Settings) {
    this.#with = settings
  }

  /** Rules and use as the store has them. */
  async facts(player: PlayerId): Promise<Facts> {
    const { db, now } = this.#with
    return only(await factsOf(db, await readStates(db, [player]), now()))
  }

  setLimit(player: PlayerId, wanted: WantedLimit): Promise<Facts | HttpRefusal> {
    const { delayMillis } = this.#with
    return this.#change(player, `limit-${wanted.kind}-${wanted.period}`, player, ({ rules }, now) => ({
      rules: { ...rules, limits: withLimit(rules.limits, 'player', wanted, now, delayMillis) },
    }))
  }

  /** Limits that the house or an operator gives a player, all of them: they hold at once, and those before are gone. */
  impose(
    player: PlayerId,
    by: Exclude<LimitSetter, 'player'>,
    limits: readonly WantedLimit[],
    actor: string,
  ) {
    return this.#change(player, `limits-of-${by}`, actor, ({ rules }) => {
      const others = rules.limits.filter((limit) => limit.by !== by)
      const given = limits.map((limit): Limit => ({ ...limit, by, next: null }))
      const known = rules.limits.filter((limit) => limit.by === by)
      return areSame(known, given) ? {} : { rules: { ...rules, limits: [...others, ...given] } }
    })
  }

  setCheck(player: PlayerId, minutes: number | null): Promise<Facts | HttpRefusal> {
    return this.#change(player, 'check-minutes', player, ({ rules, stretch }, now) =>
      isCheckDue(rules, stretch, now) ? CHECK_FIRST : { rules: { ...rules, checkMinutes: minutes } },
    )
  }

  /** The player has seen the reality check. */
  confirmCheck(player: PlayerId): Promise<Facts | HttpRefusal> {
    return this.#change(player, 'check-confirmed', player, ({ rules, stretch }, now) =>
      isCheckDue(rules, stretch, now) ? { checkedAt: now } : {},
    )
  }

  exclude(player: PlayerId, choice: ExclusionChoice): Promise<Facts | HttpRefusal> {
    return this.#change(player, 'exclusion', player, ({ rules }, now) => {
      const exclusion = exclusionFor(choice, now)
      const running = rules.exclusion
      if (isExcluded(running, now) && endsEarlier(exclusion, running)) return LONGER_ONLY
      return { rules: { ...rules, exclusion } }
    })
  }

  /** An endless exclusion ends a week after it was revoked, which may be after half a year. */
  revokeExclusion(player: PlayerId): Promise<Facts | HttpRefusal> {
    return this.#change(player, 'exclusion-revoked', player, ({ rules }, now) => {
      const { exclusion } = rules
      const from = isExcluded(exclusion, now) ? revocableAt(exclusion) : null
      if (exclusion === null || from === null) return NOT_ENDLESS
      return now < from ? tooEarly(from) : { rules: { ...rules, exclusion: revoked(exclusion, now) } }
    })
  }

  async #change(
    player: PlayerId,
    what: string,
    actor: string,
    decide: (facts: Facts, now: number) => Change | HttpRefusal,
  ): Promise<Facts | HttpRefusal> {
    const { db, allowances } = this.#with
    const now = this.#with.now()
    const outcome = await db.transaction().execute(async (tx) => {
      const before = await this.#locked(tx, player, now)
      const change = decide(before, now)
      if (isRefusal(change)) return change
      if (change.rules === undefined && change.checkedAt === undefined) return before
      await write(tx, before, change, { what, actor, now })
      return this.#locked(tx, player, now)
    })
    if (!isRefusal(outcome)) allowances.learn([outcome])
    return outcome
  }

  async #locked(tx: Transaction<Schema>, player: PlayerId, now: number): Promise<Facts> {
    return only(await factsOf(tx, await lockStates(tx, [player]), now))
  }
}

/** In whatever order. */
function areSame(some: readonly Limit[], others: readonly Limit[]): boolean {
  const isThere = (limit: Limit) => others.some((other) => isDeepStrictEqual(limit, other))
  return some.length === others.length && some.every(isThere)
}

function only([facts]: readonly Facts[]): Facts {
  if (facts === undefined) throw new TypeError('A player whose row was read has no facts.')
  return facts
}

async function write(
  tx: Transaction<Schema>,
  { player, version, rules, stretch }: Facts,
  { rules: next = rules, checkedAt }: Change,
  { what, actor, now }: { readonly what: string; readonly actor: string; readonly now: number },
): Promise<void> {
  const checked = checkedAt === undefined ? {} : { checked_at: checkedAt }
  await tx
    .updateTable('play_states')
    .set({ version: version + 1, rules: rulesText(next), ...checked })
    .where('player', '=', player)
    .execute()
  const [before, after] =
    checkedAt === undefined ? [rules, next] : [{ checkedAt: stretch?.checkedAt ?? null }, { checkedAt }]
  await tx
    .insertInto('play_changes')
    .values({ player, at: now, actor, what, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute()
}

function withLimit(
  limits: readonly Limit[],
  by: LimitSetter,
  { kind, period, amount }: WantedLimit,
  now: number,
  delayMillis: number,
): readonly Limit[] {
  const isIt = (limit: Limit) => limit.kind === kind && limit.period === period && limit.by === by
  const known = limits.find(isIt) ?? { kind, period, by, amount: null, next: null }
  const changed = changedLimit(known, amount, now, delayMillis)
  return [...limits.filter((limit) => !isIt(limit)), ...(isSpent(changed, now) ? [] : [changed])]
}
