import { Worker } from 'node:worker_threads'
import type { Tallies } from '#math/simulation/tallies'
import type { WorkerData } from '#math/simulation/worker'

/** Threads run compiled code, also where this file is read as source: the conditions of that stay outside. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/math/simulation/worker.js' : './worker.js',
  import.meta.url,
)

/** Plays all chunks on so many threads, each taking the next one that nobody has; a thread that fails ends them all. */
export async function playOnThreads(
  threads: number,
  workerData: WorkerData,
  chunks: number,
  onTallies: (tallies: Tallies) => void,
): Promise<void> {
  const workers = Array.from({ length: threads }, () => new Worker(WORKER, { workerData, execArgv: [] }))
  let next = 0
  const take = () => (next < chunks ? next++ : null)
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, take, onTallies)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function keepBusy(
  worker: Worker,
  take: () => number | null,
  onTallies: (tallies: Tallies) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = () => {
      const chunk = take()
      if (chunk === null) resolve()
      else worker.postMessage(chunk)
    }
    worker.on('message', (tallies: Tallies) => {
      onTallies(tallies)
      give()
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('A thread of the simulation ended before its work.')))
    give()
  })
}
