import { parentPort, workerData } from 'node:worker_threads'
import { playChunk } from '#math/families'
import type { Job } from '#math/numbers'
import type { Simulation } from '#math/simulation/chunks'

export interface WorkerData {
  readonly job: Job
  readonly simulation: Simulation
}

/** A thread that plays the chunks it is told, one after another. */
const { job, simulation } = workerData as WorkerData
parentPort?.on('message', (chunk: number) => {
  parentPort?.postMessage(playChunk(job, simulation, chunk))
})
