import type { Timings } from '#server/tables/ports'

/** A floor in a hurry: the same waits, in the same order, a thousand times shorter. */
export const FAST: Timings = {
  betting: 60,
  decision: 40,
  insurance: 20,
  offers: 20,
  cut: 20,
  card: 1,
  result: 5,
  bonus: 5,
  fault: 100,
  scan: 2000,
  away: 200,
  unseat: 2000,
}

/** For a server that goes by the machine's time: it leaves some of the processor to the test, and to its neighbours. */
export const BRISK: Timings = { ...FAST, betting: 250, result: 100 }
