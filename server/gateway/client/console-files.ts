import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config/config'
import { assetRoute, FREE, sendPage } from '#server/gateway/client/files'
import { onlyMethods } from '#server/gateway/http/errors'
import { CODE_ROOT } from '#server/operations/selfcheck/code'

const OWN_CONSOLE = join(CODE_ROOT, 'dist', 'console')

/** One page; it looks at the address itself, and at who is signed in. */
const SCREENS = ['/console', '/console/dealer', '/console/supervisor'] as const

/** The staff's consoles, as the build left them. A house without them has nothing there. */
export function consoleRoutes(app: FastifyInstance, { consoleFolder }: Pick<Config, 'consoleFolder'>): void {
  const folder = consoleFolder === null ? OWN_CONSOLE : resolve(consoleFolder)
  for (const screen of SCREENS) {
    app.get(screen, FREE, (_request, reply) =>
      sendPage(reply, folder, (missing) => {
        missing.callNotFound()
        return missing
      }),
    )
    onlyMethods(app, screen, ['GET'])
  }
  assetRoute(app, '/console/assets/:file', folder)
}
