// Brings a checkout to the point where it can run, with Node's own modules only:
// packages as the lock file names them, then the compiled code. Run again it does only what is out of date.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const packagesStamp = join(root, 'node_modules', '.sabot-lock')
const buildStamp = join(root, 'dist', '.sabot-built')
const setupLock = join(root, '.sabot-setup.lock')
const sourceFolders = [
  'engine',
  'math',
  'words',
  'protocol',
  'server',
  'ui',
  'web',
  'console',
  'cli',
  'bench',
  'tests',
]

/** Runs a program to its end; what it prints goes to standard error, so that standard output stays the caller's. */
export function run(command, args, { quiet = false } = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', quiet ? 'ignore' : 2, 2],
    shell: process.platform === 'win32',
  })
  if (error) throw error
  return status ?? 1
}

/** Several programs at once, each with what it prints as above; how each of them ended. */
export function together(...commands) {
  return Promise.all(
    commands.map(async ([command, ...args]) => {
      const child = spawn(command, args, {
        cwd: root,
        stdio: ['ignore', 2, 2],
        shell: process.platform === 'win32',
      })
      const [status] = await once(child, 'close')
      return status ?? 1
    }),
  )
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function packagesAreCurrent() {
  return existsSync(packagesStamp) && readFileSync(packagesStamp, 'utf8') === lockHash()
}

function newestSource(folder) {
  let newest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) newest = Math.max(newest, statSync(path).mtimeMs, newestSource(path))
    else if (/\.(ts|tsx|json|css|html|svg|webmanifest)$/.test(entry.name))
      newest = Math.max(newest, statSync(path).mtimeMs)
  }
  return newest
}

function buildIsCurrent() {
  if (!existsSync(buildStamp)) return false
  const built = statSync(buildStamp).mtimeMs
  return ['tsconfig.base.json', 'tsconfig.json', 'package.json']
    .map((file) => statSync(join(root, file)).mtimeMs)
    .concat(sourceFolders.map((folder) => newestSource(join(root, folder))))
    .every((changed) => changed <= built)
}

class SetupError extends Error {}

function fail(message) {
  throw new SetupError(message)
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old: install Node 20.19 or newer and try again.`)
  }
}

/** Two first calls at once must not install over each other: the second waits for the first, while that lives. */
async function alone(work) {
  let told = false
  while (!taken()) {
    if (!told) process.stderr.write('sabot: waiting for another set-up of this checkout to end…\n')
    told = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  try {
    await work()
  } finally {
    rmSync(setupLock, { force: true })
  }
}

function taken() {
  try {
    writeFileSync(setupLock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isRunning(Number(readOwner()))) rmSync(setupLock, { force: true })
    return false
  }
}

function readOwner() {
  try {
    return readFileSync(setupLock, 'utf8')
  } catch {
    return ''
  }
}

function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function install() {
  process.stderr.write('sabot: installing packages (first run only)…\n')
  if (run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { quiet: true }) !== 0) {
    fail('the packages could not be installed: see the message above, then run the command again.')
  }
  writeFileSync(packagesStamp, lockHash())
}

async function compile() {
  process.stderr.write('sabot: compiling…\n')
  const started = new Date()
  const [code, pages] = await together(
    [process.execPath, join(root, 'node_modules/typescript-native/bin/tsc'), '-b'],
    [process.execPath, join(root, 'tools', 'pages.mjs')],
  )
  if (code !== 0) fail('the code does not compile: see the messages above.')
  if (pages !== 0) fail('the client could not be built: see the messages above.')
  if (run(process.execPath, [join(root, 'tools', 'manifest.mjs')]) !== 0) {
    fail('the manifest of the build could not be written: see the messages above.')
  }
  mkdirSync(dirname(buildStamp), { recursive: true })
  writeFileSync(buildStamp, '')
  // As old as the start of the compilation: what was saved meanwhile counts as newer.
  utimesSync(buildStamp, started, started)
}

/** Installs and compiles what is out of date; says what went wrong and ends the program where it cannot. */
export async function setup() {
  try {
    requireNode()
    if (packagesAreCurrent() && buildIsCurrent()) return
    await alone(async () => {
      if (!packagesAreCurrent()) install()
      if (!buildIsCurrent()) await compile()
    })
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    process.stderr.write(`sabot: ${error.message}\n`)
    process.exit(2)
  }
}
