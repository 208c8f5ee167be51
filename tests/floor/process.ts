import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const running = new Set<ChildProcess>()
/** A test that fails in the middle leaves no server behind. */
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A server in a process of its own, run as `npm start` runs it. */
export class ServerProcess {
  readonly #child: ChildProcess
  readonly #exited: Promise<unknown>
  #output = ''

  private constructor(child: ChildProcess) {
    this.#child = child
    this.#exited = once(child, 'exit')
    running.add(child)
    child.once('exit', () => running.delete(child))
    child.stdout?.on('data', (data) => {
      this.#output += data
    })
    child.stderr?.on('data', (data) => {
      this.#output = (this.#output + data).slice(-20_000)
    })
  }

  static start(
    configFile: string,
    env: Readonly<Record<string, string>> = {},
    around: readonly string[] = [],
  ) {
    const [command = process.execPath, ...args] = [...around, process.execPath, 'dist/cli/start.js']
    const child = spawn(command, [...args, '--config', configFile], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return new ServerProcess(child)
  }

  get output(): string {
    return this.#output
  }

  /** Until players may come. */
  async open(): Promise<void> {
    while (!this.#output.includes('Sabot is open')) {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) {
        throw new Error(`The server ended before it was open:\n${this.#output}`)
      }
      await Promise.race([once(this.#child.stdout ?? this.#child, 'data'), this.#exited])
    }
  }

  tell(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  /** The exit code; null when a signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill(signal)
    await this.exited()
    return this.#child.exitCode
  }

  async exited(): Promise<number | null> {
    await this.#exited
    return this.#child.exitCode
  }
}

export function writeConfig(folder: string, config: object): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'sabot.config.json')
  writeFileSync(file, JSON.stringify(config))
  return file
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
