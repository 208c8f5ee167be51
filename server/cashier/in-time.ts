const PORT_MILLIS = 10_000

/** What a payment service answers; fails when that takes too long. */
export async function inTime<Outcome>(asked: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The payment service did not answer in time.')), PORT_MILLIS)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
