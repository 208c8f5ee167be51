import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type ControlAnswer, type ControlOrder, controlPath } from '#server/operations/control/orders'

/** A line to the server that runs on this data folder; null when none does. */
export async function reach(dataFolder: string): Promise<Socket | null> {
  const socket = connect(controlPath(dataFolder))
  try {
    await once(socket, 'connect')
    return socket
  } catch {
    return null
  }
}

/** Asks the server that runs on this data folder; null when none does. A large store takes its time to copy. */
export async function ask(dataFolder: string, order: ControlOrder): Promise<ControlAnswer | null> {
  const socket = await reach(dataFolder)
  if (socket === null) return null
  try {
    socket.write(`${JSON.stringify(order)}\n`)
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    return JSON.parse(text) as ControlAnswer
  } catch {
    return { ok: false, text: 'The server ended before it answered: see its log.' }
  } finally {
    socket.destroy()
  }
}
