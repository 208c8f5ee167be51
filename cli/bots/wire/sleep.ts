/** Ends when the time is over or the signal says so; never rejects. */
export function sleep(millis: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, millis)
    signal.addEventListener('abort', end)
  })
}
