import { workerData } from 'node:worker_threads'
import { type HousePlayers, runHousePlayers } from '#cli/bots/crowd/house'

/** What the thread is given: plain data. It plays until it is ended, or the process is. */
export type HouseWorkerData = Omit<HousePlayers, 'signal'>

await runHousePlayers({ ...(workerData as HouseWorkerData), signal: new AbortController().signal })
