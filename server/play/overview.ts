import type { PlayAnswer } from '#protocol/http/play'
import { allowanceOf } from '#server/play/allowance'
import { checkDueAt, isCheckDue } from '#server/play/check'
import { isExcluded, revocableAt } from '#server/play/exclusion'
import type { Facts, PlayRules, Stretch } from '#server/play/facts'
import { isAnew } from '#server/play/facts'
import { amountAt, type Limit } from '#server/play/limit'
import { endOf } from '#server/play/periods'
import { leftOf, usedOf } from '#server/play/use'

const MINUTE_MILLIS = 60_000

/** Everything about a player's play, as they see it (TP-11, TP-19). */
export function playOverview(
  facts: Facts,
  rules: PlayRules,
  { now, looserAfterMillis }: { readonly now: number; readonly looserAfterMillis: number },
): PlayAnswer {
  const { stretch } = facts
  const { exclusion, checkMinutes } = rules
  const due = isCheckDue(rules, stretch, now)
  const isOver = isAnew(stretch, now) && !due
  const allowance = allowanceOf(rules, facts, now)
  return {
    now,
    session: stretch === null || isOver ? null : stretchAnswer(stretch, now),
    check: { minutes: checkMinutes, dueAt: isOver ? null : checkDueAt(rules, stretch), due },
    exclusion: isExcluded(exclusion, now)
      ? {
          for: exclusion.choice,
          since: exclusion.since,
          until: exclusion.until,
          revocableAt: revocableAt(exclusion),
        }
      : null,
    limits: rules.limits.flatMap((limit) => limitAnswer(limit, facts, now)),
    looserAfterMillis,
    allowance: allowance === null ? null : { cash: allowance.cash, text: allowance.text },
  }
}

export function stretchAnswer({ beganAt, playedMillis, staked, paid }: Stretch, now: number) {
  return {
    beganAt,
    elapsedMillis: Math.max(0, now - beganAt),
    playedMillis,
    staked,
    paid,
    net: paid - staked,
  }
}

function limitAnswer(limit: Limit, facts: Facts, now: number): PlayAnswer['limits'] {
  const { kind, period, by, next } = limit
  const amount = amountAt(limit, now)
  if (amount === null) return []
  const used = usedOf(kind, period, facts, now)
  return [
    {
      kind,
      period,
      by,
      amount,
      used: kind === 'time' ? Math.floor(used / MINUTE_MILLIS) : used,
      left: leftOf(kind, amount, used),
      resetsAt: endOf(period, now),
      next: next !== null && next.at > now ? next : null,
    },
  ]
}
