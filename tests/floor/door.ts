import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import type { ServerProcess } from '#tests/floor/process'

/**
 * One address for all lives of a server. Each life listens where there is room; the door leads to the one that is
 * there now, and turns everybody away while there is none.
 */
export class Door {
  readonly url: string
  /** A port of this machine; nobody comes in without. */
  leadsTo: number | null = null
  readonly #server: Server

  private constructor(server: Server) {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The door has no address.')
    this.#server = server
    this.url = `http://127.0.0.1:${address.port}`
  }

  static async open(): Promise<Door> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const door = new Door(server)
    server.on('connection', (client) => {
      client.on('error', () => undefined)
      if (door.leadsTo === null) {
        client.destroy()
        return
      }
      const house = connect(door.leadsTo, '127.0.0.1')
      house.on('error', () => undefined)
      house.setNoDelay()
      client.setNoDelay()
      client.pipe(house).pipe(client)
      client.once('close', () => house.destroy())
      // What the house said before it was gone is still told.
      house.once('close', () => client.destroySoon())
    })
    return door
  }

  /** Once the server is open, until it is gone: its port may be somebody else's then. */
  async leadTo(server: ServerProcess): Promise<void> {
    await server.open()
    this.leadsTo = server.port
    void server.exited().then(() => {
      if (this.leadsTo === server.port) this.leadsTo = null
    })
  }

  async close(): Promise<void> {
    this.#server.close()
    await once(this.#server, 'close')
  }
}
