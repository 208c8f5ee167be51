import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#server/config/config'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import { CODE_ROOT } from '#server/operations/selfcheck/code'

/** Where the build leaves it. */
const OWN_CLIENT = join(CODE_ROOT, 'dist', 'web')

export function clientFolder({ clientFolder: chosen }: Pick<Config, 'clientFolder'>): string {
  return chosen === null ? OWN_CLIENT : resolve(chosen)
}

/** Addresses of the client's screens: all of them are the same page, which looks at the address itself. */
const SCREENS = ['/', '/tables/:tables', '/multi'] as const
/** Beside the page; these keep their names, so browsers ask whether they changed. */
const BESIDE = [
  '/icon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
  '/offline.html',
  '/worker.js',
] as const
/** A name as the build gives them, and no way out of the folder. */
const ASSET = /^[\w-][\w.-]*$/
const YEAR_SECONDS = 31_536_000
const NOT_BUILT = 'The client is not built: run `npm run build`, then start again.'
/** A page brings a dozen of them at once. */
export const FREE = { config: { rateLimit: false, access: 'anyone' } } as const

/** The player's client, as the build left it. */
export function clientRoutes(app: FastifyInstance, folder: string): void {
  for (const screen of SCREENS) {
    app.get(screen, FREE, (_request, reply) => sendPage(reply, folder, notBuilt))
    onlyMethods(app, screen, ['GET'])
  }
  for (const file of BESIDE) {
    app.get(file, FREE, (_request, reply) =>
      reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').sendFile(file.slice(1)),
    )
    onlyMethods(app, file, ['GET'])
  }
  assetRoute(app, '/assets/:file', folder)
}

/** Files whose names carry a hash of their content. */
export function assetRoute(app: FastifyInstance, url: `${string}/:file`, folder: string): void {
  app.get<{ Params: { file: string } }>(url, FREE, ({ params: { file } }, reply) => {
    if (!ASSET.test(file)) return reply.callNotFound()
    return reply
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('vary', 'accept-encoding')
      .sendFile(join('assets', file), folder)
  })
  onlyMethods(app, url, ['GET'])
}

/** The one page of a folder, or what is said where it was not built. */
export function sendPage(
  reply: FastifyReply,
  folder: string,
  missing: (reply: FastifyReply) => FastifyReply,
): FastifyReply {
  if (!existsSync(join(folder, 'index.html'))) return missing(reply)
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .sendFile('index.html', folder)
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return refuse(reply, 503, 'not-built', NOT_BUILT)
}
