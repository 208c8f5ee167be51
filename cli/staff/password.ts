import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { RosterError } from '#server/people/staff/roster'

const BYTES = 15

export interface GivenPassword {
  readonly text: string
  /** Made here: nobody knows it yet. */
  readonly isNew: boolean
}

/** From a file, typed here, or made. */
export async function passwordFrom(options: Readonly<Record<string, string | true>>): Promise<GivenPassword> {
  const file = options['--password-file']
  if (file !== undefined && options['--ask'] !== undefined) {
    throw new RosterError('Say --ask or --password-file, not both.')
  }
  if (typeof file === 'string') return { text: firstLine(file), isNew: false }
  if (options['--ask'] === true) return { text: await typed(), isNew: false }
  return { text: randomBytes(BYTES).toString('base64url'), isNew: true }
}

function firstLine(file: string): string {
  try {
    const [line = ''] = readFileSync(file === '-' ? 0 : file, 'utf8').split(/\r?\n/)
    return line
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new RosterError(`The password's file cannot be read: ${reason}.`)
  }
}

async function typed(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new RosterError(
      'There is no terminal to ask on: say --password-file -, and give it on the standard input.',
    )
  }
  // What is typed does not show: the lines are read with nowhere to repeat them.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  try {
    const password = await asked(lines, 'Password: ')
    if (password === (await asked(lines, 'Once more: '))) return password
  } finally {
    lines.close()
  }
  throw new RosterError('These are not the same: try again.')
}

async function asked(lines: Interface, question: string): Promise<string> {
  process.stderr.write(question)
  const answer = await lines.question('')
  process.stderr.write('\n')
  return answer
}
