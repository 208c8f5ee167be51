import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { refuseBare } from '#server/gateway/http/refuse'

/** Nobody waits longer for the answer to a handshake. */
const HANDSHAKE_MILLIS = 15_000

export interface Upgrade {
  readonly wire: Socket
  readonly head: Buffer
  /** Takes the wire out of HTTP's hands. */
  release(): void
}

/**
 * Requests to upgrade a connection go the way of all requests, so that cookies, limits, origins and error answers
 * are the same for sockets; the route of the socket finds the wire here.
 */
export class Upgrades {
  readonly #waiting = new WeakMap<IncomingMessage, Upgrade>()
  readonly #wires = new Set<Socket>()

  of(request: IncomingMessage): Upgrade | undefined {
    return this.#waiting.get(request)
  }

  listen(server: Server, route: (request: IncomingMessage, response: ServerResponse) => void): void {
    server.on('upgrade', (request, wire, head) => {
      wire.on('error', destroy)
      if (!(wire instanceof Socket)) {
        // Newer Nodes put a stream of their own around the wire of a request that announces a body.
        refuseBare(wire, 400, 'bad-request', 'A request to become a socket has no body.')
      } else if (request.method !== 'GET') {
        refuseBare(wire, 405, 'wrong-method', 'Only a GET request can become a socket.')
      } else {
        this.#hold(request, wire, head, route)
      }
    })
  }

  /** Nobody is let in any more: those who wait hear it by the end of the line. */
  close(): void {
    for (const wire of this.#wires) wire.destroy()
  }

  #hold(
    request: IncomingMessage,
    wire: Socket,
    head: Buffer,
    route: (request: IncomingMessage, response: ServerResponse) => void,
  ): void {
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(wire)
    response.once('finish', () => wire.destroySoon())
    wire.setTimeout(HANDSHAKE_MILLIS, destroy)
    const forget = (): boolean => this.#wires.delete(wire)
    this.#wires.add(wire)
    wire.once('close', forget)
    const release = (): void => {
      forget()
      response.detachSocket(wire)
      wire.removeListener('close', forget)
      wire.removeListener('timeout', destroy)
      wire.removeListener('error', destroy)
    }
    this.#waiting.set(request, { wire, head, release })
    route(request, response)
  }
}

function destroy(this: Duplex): void {
  this.destroy()
}
