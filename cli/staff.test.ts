import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staff } from '#cli/staff'
import { Passwords } from '#server/people/passwords'
import { StaffSignIns } from '#server/people/staff/sign-ins'
import { openStore } from '#server/store/open'
import { freshDatabase } from '#tests/made-postgres'

const folder = mkdtempSync(join(tmpdir(), 'sabot-staff-'))
const before = { ...process.env }
let databaseUrl = ''

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  Object.assign(process.env, { SABOT_DATA_FOLDER: folder, DATABASE_URL: databaseUrl })
})
afterAll(() => {
  process.env = before
  rmSync(folder, { recursive: true, force: true })
})

async function run(...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    colour: false,
  }
  const code = await staff(args, io)
  return { code, out: out.join(''), err: err.join('') }
}

async function signsIn(name: string, password: string): Promise<boolean> {
  const store = await openStore({ databaseUrl, dataFolder: folder })
  try {
    const signIns = new StaffSignIns({
      db: store.db,
      passwords: new Passwords(),
      idleMillis: 60_000,
      now: Date.now,
    })
    return 'token' in (await signIns.signIn({ name, password }))
  } finally {
    await store.close()
  }
}

it('makes staff with a password that is shown once and works', async () => {
  const made = await run('add', 'rosa', '--role', 'supervisor')
  expect(made).toMatchObject({ code: 0, err: '' })
  const password = /shown this once: (\S{20})\n/.exec(made.out)?.[1] ?? ''
  expect(await signsIn('rosa', password)).toBe(true)
  const listed = await run('list', '--json')
  expect(JSON.parse(listed.out)).toMatchObject([
    { name: 'rosa', shown: 'Sala', role: 'supervisor', disabled: false },
  ])
  expect(listed.out).not.toContain(password)
})

it('takes a password from a file, changes it, and puts staff out and in', async () => {
  const file = join(folder, 'password')
  writeFileSync(file, 'sette gatti sul tetto\nanother line\n')
  expect(await run('add', 'gino', '--role', 'dealer', '--password-file', file)).toEqual({
    code: 0,
    out: 'gino is dealer now.\n',
    err: '',
  })
  expect(await signsIn('gino', 'sette gatti sul tetto')).toBe(true)
  expect((await run('disable', 'gino')).out).toBe('gino is out.\n')
  expect(await signsIn('gino', 'sette gatti sul tetto')).toBe(false)
  expect((await run('enable', 'gino')).code).toBe(0)
  expect(await signsIn('gino', 'sette gatti sul tetto')).toBe(true)
  expect((await run('role', 'gino', '--role', 'administrator')).code).toBe(0)
  writeFileSync(file, 'otto cani in cantina')
  expect((await run('password', 'gino', '--password-file', file)).code).toBe(0)
  expect(await signsIn('gino', 'sette gatti sul tetto')).toBe(false)
  expect(await signsIn('gino', 'otto cani in cantina')).toBe(true)
  expect((await run('list')).out).toMatch(/^gino +administrator +since \d{4}-\d\d-\d\d {2}shown as Sala$/m)
  expect((await run('name', 'gino', '--name', 'Luigi B.')).out).toBe(
    'Players read Luigi B. over the words of gino now.\n',
  )
  expect((await run('list')).out).toMatch(/^gino .* shown as Luigi B\.$/m)
})

it.each([
  [[], 'Say one of add, list, role, name, disable, enable, password.'],
  [['fire', 'rosa'], 'Say one of'],
  [['add', 'rosa'], 'Say --role and one of dealer, supervisor, administrator.'],
  [['add', 'rosa', '--role', 'king'], 'Say --role'],
  [['add', '--role', 'dealer'], 'takes one name'],
  [['disable', 'rosa', 'gino'], 'takes one name'],
  [['list', 'rosa'], 'The list takes no name.'],
  [['list', '--role', 'dealer'], "'--role' is not understood"],
  [['add', 'x', '--role', 'dealer'], 'is no name for staff'],
  [['add', 'rosa', '--role', 'dealer'], 'There is a rosa already'],
  [['name', 'rosa'], 'Say --name'],
  [['name', 'rosa', '--name', 'Rosa'], 'Players would see the name that rosa signs in with'],
  [['role', 'nobody', '--role', 'dealer'], 'There is no nobody'],
  [['password', 'rosa', '--password-file', '/nonexistent'], 'cannot be read'],
  [['password', 'rosa', '--ask', '--password-file', 'x'], 'not both'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { code, out, err } = await run(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^sabot staff: .*\.\n$/s)
  expect(err).toContain(sentence)
})

it('explains itself', async () => {
  const { code, out } = await run('--help')
  expect(code).toBe(0)
  expect(out).toContain('sabot staff add rosa --role supervisor')
})
