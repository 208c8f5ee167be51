import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'

const REQUEST_MILLIS = 10_000

/**
 * Prometheus asks on a port of its own, which the public door does not know: nothing in front of the house has to
 * keep visitors from it, and it answers while the door is full.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
  log: Logger,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer(
    { requestTimeout: REQUEST_MILLIS, keepAliveTimeout: REQUEST_MILLIS },
    (request, response) => {
      const answer = (status: number, type: string, body: string) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
      if (request.url !== '/metrics') {
        answer(404, 'text/plain', 'The figures are at /metrics.\n')
      } else if (request.method !== 'GET' && request.method !== 'HEAD') {
        answer(405, 'text/plain', '/metrics takes GET only.\n')
      } else {
        registry.metrics().then(
          (text) => answer(200, registry.contentType, text),
          (error: unknown) => {
            log.error({ err: error }, 'the figures could not be read')
            answer(500, 'text/plain', 'The figures could not be read: see the log.\n')
          },
        )
      }
    },
  )
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
