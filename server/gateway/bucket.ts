/** A token bucket: fills at `perSecond`, holds `burst`. Below zero it owes: who goes on all the same owes more. */
export interface Bucket {
  tokens: number
  at: number
}

export interface Flow {
  readonly perSecond: number
  readonly burst: number
}

/** `over` is refused; `far-over` has been refused a whole burst long and went on. */
export type Taken = 'ok' | 'over' | 'far-over'

export function fullBucket({ burst }: Flow, now: number): Bucket {
  return { tokens: burst, at: now }
}

export function take(bucket: Bucket, flow: Flow, now: number, cost = 1): Taken {
  refill(bucket, flow, now)
  const ok = bucket.tokens >= cost
  bucket.tokens -= cost
  if (ok) return 'ok'
  return bucket.tokens <= -flow.burst ? 'far-over' : 'over'
}

export function isFull(bucket: Bucket, flow: Flow, now: number): boolean {
  refill(bucket, flow, now)
  return bucket.tokens >= flow.burst
}

function refill(bucket: Bucket, { perSecond, burst }: Flow, now: number): void {
  const filled = (Math.max(0, now - bucket.at) * perSecond) / 1_000
  bucket.tokens = Math.max(-burst, Math.min(burst, bucket.tokens + filled))
  bucket.at = now
}
