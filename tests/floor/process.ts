import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const running = new Set<ChildProcess>()
/** A test that fails in the middle leaves no server behind. */
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A store that lives for seconds is quicker without a compiler that makes it quick: a third of a server's start. */
const SHORT_LIVED = ['--liftoff-only']

/** Nothing ever listens here. */
export const DEAD_PORT = 2

/** Where a server says that it is open; null before it does. */
export function addressIn(output: string): URL | null {
  const [, address] = /^Sabot is open: (\S+)\n/m.exec(output) ?? []
  return address === undefined ? null : new URL(address)
}

/**
 * A server in a process of its own, run as `npm start` runs it. Its settings name port 0: a free one that was looked
 * for beforehand may be somebody else's by then.
 */
export class ServerProcess {
  readonly #child: ChildProcess
  readonly #exited: Promise<unknown>
  #output = ''
  #address: URL | null = null

  private constructor(child: ChildProcess) {
    this.#child = child
    // All it said has been heard by then.
    this.#exited = once(child, 'close')
    running.add(child)
    child.once('exit', () => running.delete(child))
    child.stdout?.on('data', (data) => {
      this.#output += data
      this.#address ??= addressIn(this.#output)
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
    const program = [process.execPath, ...SHORT_LIVED, 'dist/cli/start.js']
    const [command = process.execPath, ...args] = [...around, ...program]
    const child = spawn(command, [...args, '--config', configFile], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return new ServerProcess(child)
  }

  /** Run by a script of a test, which answers what it is asked. */
  static fork(script: string, configFile: string) {
    const child = fork(script, ['--config', configFile], {
      env: { PATH: process.env.PATH },
      execArgv: SHORT_LIVED,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    return new ServerProcess(child)
  }

  get output(): string {
    return this.#output
  }

  /** Where it is open. */
  get url(): string {
    return this.#opened.origin
  }

  get port(): number {
    return Number(this.#opened.port)
  }

  get #opened(): URL {
    if (this.#address === null) throw new Error(`The server is not open:\n${this.#output}`)
    return this.#address
  }

  /** Until players may come. */
  async open(): Promise<void> {
    while (this.#address === null) {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) {
        throw new Error(`The server ended before it was open:\n${this.#output}`)
      }
      await Promise.race([once(this.#child.stdout ?? this.#child, 'data'), this.#exited])
    }
  }

  tell(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  /** Until a forked one has answered; one question at a time. */
  async ask(question: object): Promise<unknown> {
    const answered = once(this.#child, 'message')
    this.#child.send(question)
    const [answer] = await Promise.race([answered, this.#exited.then(() => [])])
    if (answer === undefined) throw new Error(`The server ended and did not answer:\n${this.#output}`)
    return answer
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
