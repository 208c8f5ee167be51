/** Golden chips that were given together. */
export interface Grant {
  readonly id: string
  readonly amount: number
  readonly grantedAt: number
  /** Null: they stay until they are played. */
  readonly expiresAt: number | null
}

export interface Trayed extends Grant {
  /** Of its chips, those that were neither played away nor taken back; chips in a running round are among them. */
  readonly left: number
}

/** A player's chips are of one kind; those that expire first are the ones that were played first. */
export function trayOf(grants: readonly Grant[], left: number): readonly Trayed[] {
  const inOrder = [...grants].sort(
    (a, b) =>
      (a.expiresAt ?? Number.POSITIVE_INFINITY) - (b.expiresAt ?? Number.POSITIVE_INFINITY) ||
      a.grantedAt - b.grantedAt,
  )
  let gone = grants.reduce((sum, { amount }) => sum + amount, 0) - left
  return inOrder.map((grant) => {
    const used = Math.min(grant.amount, Math.max(0, gone))
    gone -= used
    return { ...grant, left: grant.amount - used }
  })
}

export function isExpired({ expiresAt }: Grant, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}
