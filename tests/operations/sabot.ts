import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const SCRIPT = `const { main } = await import(${JSON.stringify(resolve('dist/cli/main.js'))})
process.exitCode = await main(process.argv.slice(1))`

export interface Said {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The command line in a process of its own, with these settings and no others. */
export async function sabot(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Said> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, '--', ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, err }
}
