import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import { type FastifyInstance, fastify } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '#server/clock'
import type { Config } from '#server/config/config'
import { clientFolder } from '#server/gateway/client/files'
import { contentPolicy } from '#server/gateway/client/policy'
import type { Pace } from '#server/gateway/gateway'
import { networkOf } from '#server/gateway/http/address'
import { onError, onNotHttp } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import { requestCounts } from '#server/gateway/http/request-counts'

const BODY_BYTES = 4_096
const HEADER_BYTES = 16_384
const LONGEST_PARAMETER = 128
/** Whether a request took too long is looked at this often. */
const LOOK_MILLIS = 5_000
const IDLE_MILLIS = 65_000
const MINUTE_MILLIS = 60_000

/** HTTP as every route has it: headers, cookies, limits, and errors that are all of one shape. */
export async function httpApp(
  config: Config,
  clock: Clock,
  log: Logger,
  { requestMillis }: Pick<Pace, 'requestMillis'>,
): Promise<FastifyInstance> {
  const { trustProxy, limits } = config
  const failed = onError(log)
  const app = fastify({
    // The proxy next to us is believed, not what it was told by others.
    trustProxy: (_address, hop) => trustProxy && hop === 0,
    bodyLimit: BODY_BYTES,
    requestTimeout: requestMillis,
    connectionTimeout: IDLE_MILLIS,
    keepAliveTimeout: IDLE_MILLIS,
    forceCloseConnections: true,
    // What arrives at the last moment is answered like everything before.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    http: {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: requestMillis,
      connectionsCheckingInterval: Math.min(LOOK_MILLIS, requestMillis),
    },
    frameworkErrors: failed,
    clientErrorHandler: onNotHttp,
  })
  app.setErrorHandler(failed)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config) },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: { includeSubDomains: false },
  })
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: MINUTE_MILLIS,
    store: requestCounts(clock),
    keyGenerator: ({ ip }) => networkOf(ip),
  })
  await app.register(files, {
    root: clientFolder(config),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) =>
    refuse(reply, 404, 'not-found', 'There is nothing at this address.'),
  )
  return app
}
