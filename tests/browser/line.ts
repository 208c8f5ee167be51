import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line of its own between a browser and the server, which a test can cut. */
export interface Line {
  readonly url: string
  /** Whatever is connected falls, and nothing comes through, until it is mended. */
  cut(): void
  /** Nothing comes through, and nobody is told: what is connected stays so. */
  hush(): void
  mend(): void
  close(): Promise<void>
}

export async function layLine(serverPort: number): Promise<Line> {
  const open = new Set<Socket>()
  let isCut = false
  let isHushed = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    if (isHushed) {
      open.add(near)
      near.on('error', () => near.destroy()).on('close', () => open.delete(near))
      return
    }
    const far = connect(serverPort, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fall = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true
      fall()
    },
    hush: () => {
      isHushed = true
      for (const socket of open) socket.unpipe().pause()
    },
    mend: () => {
      if (isHushed) fall()
      isCut = false
      isHushed = false
    },
    close: async () => {
      fall()
      server.close()
      await once(server, 'close')
    },
  }
}
