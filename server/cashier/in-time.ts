import type { Clock, Timer } from '#server/clock'

const PORT_MILLIS = 10_000

/** What a payment service answers; fails when that takes too long. */
export async function inTime<Outcome>(asked: Promise<Outcome>, clock: Clock): Promise<Outcome> {
  let timer: Timer | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = clock.after(PORT_MILLIS, () => reject(new Error('The payment service did not answer in time.')))
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    timer?.cancel()
  }
}
