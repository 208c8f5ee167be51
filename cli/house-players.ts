import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Config } from '#server/config/config'
import type { Server } from '#server/server'

const NAMES = ['Aldo', 'Bianca', 'Carlo', 'Donata', 'Elio', 'Fiamma', 'Guido', 'Ilaria', 'Lino', 'Marta']

/** The house's own test players, marked as such: they play over the public protocol, in a thread of their own. */
export async function startHousePlayers(
  server: Server,
  { housePlayers, host }: Config,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  if (housePlayers === 0) return { stop: async () => undefined }
  const tokens: string[] = []
  for (let index = 0; index < housePlayers; index++) {
    const { token } = await server.people.housePlayer(`${NAMES[index % NAMES.length]} ${index + 1}`)
    tokens.push(token)
  }
  const url = `http://${hereOf(host)}:${server.port}`
  const worker = new Worker(new URL('./bots/crowd/house-worker.js', import.meta.url), {
    workerData: { url, tokens },
  })
  worker.on('error', (err) => log.error({ err }, 'the house players stopped'))
  worker.unref()
  return {
    stop: async () => {
      await worker.terminate()
    },
  }
}

/** The server that listens everywhere is reached at home. */
function hereOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
