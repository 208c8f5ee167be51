import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process of its own that runs a piece of our compiled code and is killed without a warning. */
export interface Child {
  readonly pid: number | undefined
  /** Everything it has said so far. */
  output(): string
  /** Until it has said something; rejects if it ends before. */
  says(pattern: RegExp): Promise<void>
  /** SIGKILL. What it had said before is in its output afterwards. */
  kill(): Promise<void>
}

export function startChild(
  script: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Child {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, ...parameters], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  let output = ''
  let complaints = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  return {
    pid: child.pid,
    output: () => output,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (pattern.test(output)) resolve()
        }
        child.stdout.on('data', look)
        child.once('close', () => reject(new Error(`The process ended: ${complaints}`)))
        look()
      }),
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
  }
}
