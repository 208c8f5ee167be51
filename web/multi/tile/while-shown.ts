/** How often clocks that are seen move on. */
const STEP_MILLIS = 200

const seen = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

/**
 * Moves a clock on while its tile is in sight, all clocks at the same moments. Animations would do it by themselves, but
 * each gets a layer of its own, and with many tables the browser spends more on layers than on everything else.
 * Returns how to stop.
 */
export function whileShown(element: Element, move: () => void): () => void {
  // Where a browser cannot tell, all are in sight.
  const look = () => {
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true) begin(move)
    else end(move)
  }
  const tile = element.closest('[data-tile]')
  tile?.addEventListener('contentvisibilityautostatechange', look)
  look()
  return () => {
    tile?.removeEventListener('contentvisibilityautostatechange', look)
    end(move)
  }
}

function begin(move: () => void): void {
  seen.add(move)
  move()
  timer ??= setInterval(() => {
    for (const each of seen) each()
  }, STEP_MILLIS)
}

function end(move: () => void): void {
  seen.delete(move)
  if (seen.size > 0 || timer === null) return
  clearInterval(timer)
  timer = null
}
