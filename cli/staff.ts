import { userInfo } from 'node:os'
import type { Io } from '#cli/io'
import { passwordFrom } from '#cli/staff/password'
import { withStore } from '#cli/with-store'
import { Passwords } from '#server/people/passwords'
import { FLOOR_NAME, ROLES, type Role } from '#server/people/staff/member'
import { Roster, RosterError } from '#server/people/staff/roster'

const HELP = `sabot staff add NAME --role ROLE [--name SHOWN] [--ask | --password-file FILE]
sabot staff list [--json]
sabot staff role NAME --role ROLE
sabot staff name NAME --name SHOWN
sabot staff disable NAME
sabot staff enable NAME
sabot staff password NAME [--ask | --password-file FILE]
Who works here. Staff sign in at /console with their name and password.

  --role ROLE             dealer         deals, talks to the table
                          supervisor     all of that; settles trouble, reads the staff log, mutes
                          administrator  all of that; the running of the house
  --name SHOWN            what players read over their words; ${FLOOR_NAME} where nothing is said. What they sign in
                          with is never shown: whoever knows it could lock them out
  --ask                   type the password here, twice
  --password-file FILE    read it from a file's first line; - is the standard input
                          without either one is made and printed, once

  sabot staff add rosa --role supervisor      makes rosa and prints her password
  sabot staff disable rosa                    rosa is out at once, and stays in the records

A change ends the sign-ins of whoever it is about, takes a lock off the name, and is written to the staff log. Nobody is
ever deleted: what they did keeps their name.

Uses the store that the settings name (DATABASE_URL, SABOT_DATA_FOLDER). An embedded store serves one process at a
time: stop the server first. With PostgreSQL the server may run.
`

const BROKEN = 2

type Options = Readonly<Record<string, string | true>>

interface Order {
  readonly what: string
  readonly name: string | null
  readonly options: Options
}

const WITH_VALUE = ['--role', '--name', '--password-file']
const PASSWORD = ['--ask', '--password-file']

/** What each command takes besides a name. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  add: ['--role', '--name', ...PASSWORD],
  list: ['--json'],
  role: ['--role'],
  name: ['--name'],
  disable: [],
  enable: [],
  password: PASSWORD,
}

/** `sabot staff …` */
export async function staff(args: readonly string[], io: Io): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out(HELP)
    return 0
  }
  const order = orderIn(args)
  if (typeof order === 'string') return broken(io, `${order} sabot staff --help explains it.`)
  return withStore('staff', io, async ({ db }) => {
    const actor = `command line: ${userInfo().username}`
    const roster = new Roster({ db, passwords: new Passwords(), actor, now: Date.now })
    try {
      return await carryOut(roster, order, io)
    } catch (error) {
      if (!(error instanceof RosterError)) throw error
      return broken(io, error.message)
    }
  })
}

function orderIn(args: readonly string[]): Order | string {
  const [what = '', ...rest] = args
  const allowed = Object.hasOwn(COMMANDS, what) ? COMMANDS[what] : undefined
  if (allowed === undefined) return `Say one of ${Object.keys(COMMANDS).join(', ')}.`
  const options: Record<string, string | true> = {}
  const names: string[] = []
  for (let index = 0; index < rest.length; index++) {
    const word = rest[index] ?? ''
    if (!word.startsWith('--')) names.push(word)
    else if (!allowed.includes(word)) return `'${word}' is not understood by sabot staff ${what}.`
    else options[word] = WITH_VALUE.includes(word) ? (rest[++index] ?? '') : true
  }
  if (names.length !== (what === 'list' ? 0 : 1)) {
    return what === 'list' ? 'The list takes no name.' : `sabot staff ${what} takes one name.`
  }
  const role = options['--role']
  if (allowed.includes('--role') && !isRole(role)) return `Say --role and one of ${ROLES.join(', ')}.`
  const isNamed = what !== 'name' || options['--name'] !== undefined
  if (!isNamed) return 'Say --name and what players are to read.'
  return { what, name: names[0] ?? null, options }
}

async function carryOut(roster: Roster, { what, name, options }: Order, io: Io): Promise<number> {
  if (name === null) return list(roster, options['--json'] === true, io)
  const role = options['--role']
  const shown = typeof options['--name'] === 'string' ? options['--name'] : undefined
  if (what === 'add' && isRole(role)) {
    const password = await passwordFrom(options)
    await roster.add(name, role, password.text, shown)
    io.out(`${name} is ${role} now.\n`)
    if (password.isNew) io.out(`The password, shown this once: ${password.text}\n`)
  } else if (what === 'password') {
    const password = await passwordFrom(options)
    await roster.setPassword(name, password.text)
    io.out(`${name} has a new password and is signed out everywhere.\n`)
    if (password.isNew) io.out(`It is shown this once: ${password.text}\n`)
  } else if (what === 'role' && isRole(role)) {
    await roster.setRole(name, role)
    io.out(`${name} is ${role} now, and signs in again.\n`)
  } else if (what === 'name' && shown !== undefined) {
    await roster.setShown(name, shown)
    io.out(`Players read ${shown} over the words of ${name} now.\n`)
  } else {
    await roster.setDisabled(name, what === 'disable')
    io.out(what === 'disable' ? `${name} is out.\n` : `${name} may sign in again.\n`)
  }
  return 0
}

async function list(roster: Roster, json: boolean, io: Io): Promise<number> {
  const all = await roster.list()
  if (json) {
    io.out(`${JSON.stringify(all)}\n`)
    return 0
  }
  if (all.length === 0) io.out('Nobody works here yet: sabot staff add NAME --role ROLE.\n')
  for (const { name, shown, role, disabled, createdAt } of all) {
    const since = new Date(createdAt).toISOString().slice(0, 10)
    io.out(
      `${name.padEnd(24)} ${role.padEnd(14)} since ${since}  shown as ${shown}${disabled ? '  (disabled)' : ''}\n`,
    )
  }
  return 0
}

function isRole(word: string | true | undefined): word is Role {
  return ROLES.some((role) => role === word)
}

function broken(io: Io, sentence: string): number {
  io.err(`sabot staff: ${sentence}\n`)
  return BROKEN
}
