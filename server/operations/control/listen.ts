import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { reach } from '#server/operations/control/ask'
import {
  type ControlAnswer,
  type ControlOrder,
  controlFolder,
  controlOrder,
  controlPath,
  MOST_ORDER_BYTES,
} from '#server/operations/control/orders'
import { StoreError, wordsOf } from '#server/store/store-error'

export type Obey = (order: ControlOrder) => Promise<unknown>

/**
 * A socket in the data folder, for `sabot backup` and `sabot selfcheck`. Without it the house runs as well: where it
 * cannot be opened (a path that is too long, a second server on the same folder) the log says so.
 */
export async function listenForOrders(
  dataFolder: string,
  obey: Obey,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  const path = controlPath(dataFolder)
  const connections = new Set<Socket>()
  const server = createServer((socket) => {
    connections.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => connections.delete(socket))
    void serve(socket, obey, log)
  })
  try {
    mkdirSync(controlFolder(dataFolder), { recursive: true, mode: 0o700 })
    chmodSync(controlFolder(dataFolder), 0o700)
    await listen(server, path, dataFolder)
  } catch (error) {
    log.warn({ err: error }, 'the command line cannot reach this server: no backup while it runs')
    return { close: async () => undefined }
  }
  return {
    async close() {
      for (const connection of connections) connection.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A socket that a killed server left behind answers nobody, and is taken away. */
async function listen(server: Server, path: string, dataFolder: string): Promise<void> {
  const other = await reach(dataFolder)
  other?.destroy()
  if (other !== null) throw new Error('Another server answers there.')
  rmSync(path, { force: true })
  server.listen(path)
  await once(server, 'listening')
}

async function serve(socket: Socket, obey: Obey, log: Logger): Promise<void> {
  const answer = (given: ControlAnswer) => socket.end(`${JSON.stringify(given)}\n`)
  const order = await read(socket)
  if (order === null) return void answer({ ok: false, text: 'This is no order: see sabot --help.' })
  try {
    answer({ ok: true, result: await obey(order) })
  } catch (error) {
    if (!(error instanceof StoreError)) log.error({ err: error, order: order.do }, 'an order failed')
    answer({ ok: false, text: wordsOf(error) })
  }
}

async function read(socket: Socket): Promise<ControlOrder | null> {
  let text = ''
  try {
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      text += String(chunk)
      if (text.includes('\n') || text.length > MOST_ORDER_BYTES) break
    }
    return v.parse(controlOrder, JSON.parse(text))
  } catch {
    return null
  }
}
