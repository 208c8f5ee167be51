// The tests on another version of Node, whose binary comes from the registry: npm run test:node 24 [few | FILES]
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run, setup } from './setup.mjs'

/** What another Node could break, in some minutes: all that is pure, and one file each of server, store and browser. */
const FEW = [
  ...['engine/', 'math/', 'words/', 'protocol/', 'ui/', 'web/', 'console/'],
  'tests/play-http.test.ts',
  'server/store/contract.test.ts',
  'tests/browser/baccarat.test.ts',
]

const [version, ...asked] = process.argv.slice(2)
const files = asked.flatMap((name) => (name === 'few' ? FEW : name))
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
  process.stderr.write('sabot: say which version of Node, as in: npm run test:node 24 few\n')
  process.exit(2)
}

await setup()
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'node_modules', '.cache', `sabot-node-${version}`)
const binary = `node-${process.platform}-${process.arch}`
const programs = join(folder, 'node_modules', binary, 'bin')
if (!existsSync(programs)) {
  mkdirSync(folder, { recursive: true })
  const options = ['--prefix', folder, '--no-save', '--no-fund', '--no-audit', '--loglevel=error']
  if (run('npm', ['install', ...options, `${binary}@${version}`]) !== 0) {
    process.stderr.write(`sabot: there is no ${binary}@${version} to be had: see the message above.\n`)
    process.exit(2)
  }
}
process.env.PATH = `${programs}${delimiter}${process.env.PATH}`
run('node', ['--version'])
process.exit(run('node', [join(root, 'tools', 'test.mjs'), ...files]))
