const LOCK = 'sabot-who'
let before: Promise<unknown> = Promise.resolve()

/**
 * One at a time, over all windows of this browser. When somebody becomes somebody else their old sign-in ends at once;
 * a window that asked who it is before the new one arrived would be made a new guest, over the top of it.
 */
export function alone<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  // Only pages that came securely have locks.
  if ('locks' in navigator) return navigator.locks.request(LOCK, work)
  const turn = before.then(work, work)
  before = turn
  return turn
}
