import type { Duplex } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { refuse, refuseBare } from '#server/gateway/http/refuse'
import { failureOf } from '#server/store/failure'
import { StoreError } from '#server/store/store-error'

/** What fastify finds wrong with a request before any route sees it. */
const KNOWN: Readonly<Record<string, readonly [status: number, error: string, text: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'The request is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'bad-type', 'A request with a body is JSON: application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'bad-json', "The request's body is no JSON."],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'bad-json', 'The request says that it has a JSON body and has none.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'bad-length', "The body's length is not what the request says."],
  FST_ERR_BAD_URL: [400, 'bad-url', 'The address is not well encoded: see its percent signs.'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'too-long', 'A part of the address is too long.'],
}

/** Bytes on the port that were no HTTP, by Node's codes. */
const NO_HTTP: Readonly<Record<string, readonly [status: number, error: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too-large', "The request's headers are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too-slow', 'The request did not arrive in time.'],
}

export function onError(log: Logger) {
  return (error: FastifyError, { routeOptions }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // Not the address itself: it may hold a link that is good yet.
    const { url } = routeOptions
    const known = KNOWN[error.code]
    if (known !== undefined) return refuse(reply, ...known)
    if (error instanceof StoreError) {
      log.warn({ err: error, url }, 'a request found no store')
      return refuse(
        reply,
        503,
        'store-away',
        'The house cannot reach its books at the moment. Try again soon.',
      )
    }
    if (failureOf(error) === 'data') {
      return refuse(reply, 400, 'bad-request', 'The request holds characters that are no text.')
    }
    const status = error.statusCode ?? 500
    if (status === 429) {
      return refuse(reply, 429, 'too-fast', 'Too many requests from your network: wait a minute.')
    }
    if (status >= 400 && status < 500)
      return refuse(reply, status, 'bad-request', 'The request was not understood.')
    log.error({ err: error, url }, 'a request failed')
    return refuse(reply, 500, 'internal', 'Something went wrong on our side; it was noted. Try again.')
  }
}

export function onNotHttp(error: NodeJS.ErrnoException, wire: Duplex): void {
  if (error.code === 'ECONNRESET') wire.destroy()
  else refuseBare(wire, ...(NO_HTTP[error.code ?? ''] ?? ([400, 'bad-request', 'This is no HTTP.'] as const)))
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof METHODS)[number]

/** The methods that a path does not have are refused with those that it has. */
export function onlyMethods(app: FastifyInstance, url: string, methods: readonly Method[]): void {
  const others = METHODS.filter((method) => !methods.includes(method))
  app.route({
    method: others,
    url,
    config: { access: 'anyone', wrongMethod: true },
    handler: (_request, reply) => {
      const allowed = methods.join(', ')
      return refuse(
        reply.header('allow', allowed),
        405,
        'wrong-method',
        `This address takes ${allowed} only.`,
      )
    },
  })
}
