import { type ServerOptions, WebSocketServer } from 'ws'
import { SUBPROTOCOL } from '#protocol/version'

/** Options of `ws` that its published types do not know yet. */
interface Options extends ServerOptions {
  readonly closeTimeout: number
  readonly maxBufferedChunks: number
  readonly maxFragments: number
}

/** The part of `ws` that shakes hands, reads frames and writes control frames. */
export function handshakes(frameBytes: number, closeMillis: number): WebSocketServer {
  const options: Options = {
    noServer: true,
    clientTracking: false,
    // Frames are shared between sockets, which compression would forbid.
    perMessageDeflate: false,
    // Answered by us: pongs would pile up for somebody who sends and never reads.
    autoPong: false,
    maxPayload: frameBytes,
    // A frame comes in a few pieces from any honest network.
    maxBufferedChunks: 256,
    maxFragments: 16,
    closeTimeout: closeMillis,
    handleProtocols: () => SUBPROTOCOL,
  }
  return new WebSocketServer(options)
}
