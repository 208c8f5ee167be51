import { parentPort, workerData } from 'node:worker_threads'
import type { Simulation } from '#math/baccarat/fast'
import { type Job, playChunk } from '#math/simulation/job'

export interface WorkerData {
  readonly job: Job
  readonly simulation: Simulation
}

/** A thread that plays the chunks it is told, one after another. */
const { job, simulation } = workerData as WorkerData
parentPort?.on('message', (chunk: number) => {
  parentPort?.postMessage(playChunk(job, simulation, chunk))
})
