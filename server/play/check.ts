import { PAUSE_MILLIS, type PlayRules, type Stretch } from '#server/play/facts'

const MINUTE_MILLIS = 60_000

/**
 * When the next reality check is due, or was: from then on nothing is staked until it is confirmed. Null when none
 * is wanted, or when the player stopped before it came to that.
 */
export function checkDueAt(
  { checkMinutes }: Pick<PlayRules, 'checkMinutes'>,
  stretch: Stretch | null,
): number | null {
  if (checkMinutes === null || stretch === null) return null
  const dueAt = stretch.checkedAt + checkMinutes * MINUTE_MILLIS
  return dueAt < stretch.lastStakeAt + PAUSE_MILLIS ? dueAt : null
}

export function isCheckDue(
  rules: Pick<PlayRules, 'checkMinutes'>,
  stretch: Stretch | null,
  now: number,
): boolean {
  const dueAt = checkDueAt(rules, stretch)
  return dueAt !== null && dueAt <= now
}
