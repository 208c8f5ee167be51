import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Passwords } from '#server/people/passwords'
import type { Role } from '#server/people/staff/member'
import { Roster } from '#server/people/staff/roster'
import { Browser } from '#tests/people/browser'
import { type Desk, IDLE_MILLIS, openDesk } from '#tests/people/desk'
import { onBothStores } from '#tests/stores'

const PASSWORD = 'sette gatti sul tetto'
const MINUTE = 60_000

interface Deed {
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly reason: string | null
}

function refused(status: number, error: string) {
  return { status, body: { error, text: expect.stringMatching(/^['\p{Lu}].*[.]$/u) } }
}

onBothStores('staff', (place) => {
  let desk: Desk
  let roster: Roster
  beforeAll(async () => {
    desk = await openDesk(await place.fresh())
    const { now } = desk.clock
    roster = new Roster({ db: desk.store.db, passwords: new Passwords(), actor: 'command line: test', now })
    await roster.add('rosa', 'supervisor', PASSWORD)
  })
  afterAll(() => desk.close())

  const signIn = async (name: string, password = PASSWORD) => {
    const browser = new Browser(desk.house)
    return { browser, answer: await browser.ask('POST /api/staff/session', { name, password }) }
  }
  let made = 0
  const member = async (role: Role) => {
    const name = `${role}-${++made}`
    await roster.add(name, role, PASSWORD)
    return { name, ...(await signIn(name)) }
  }
  const log = async (query = ''): Promise<readonly Deed[]> => {
    const { browser } = await signIn('rosa')
    const { body } = await browser.ask(`GET /api/staff/log${query}`)
    return body.events as readonly Deed[]
  }

  describe('sign-ins', () => {
    it('have a cookie of their own, which only this site sends', async () => {
      const { name, browser, answer } = await member('dealer')
      expect(answer).toMatchObject({ status: 200, body: { name, role: 'dealer' } })
      expect(answer.cookies).toEqual([
        expect.stringMatching(/^sabot-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      ])
      expect((await browser.ask('GET /api/staff/session')).body).toEqual({ name, role: 'dealer' })
      const token = browser.cookies.get('sabot-staff') ?? ''
      const player = new Browser(desk.house)
      player.cookies.set('sabot', token)
      expect(await player.ask('GET /api/session')).toMatchObject(refused(401, 'not-signed-in'))
    })

    it('are not for players, and players’ cookies are not for staff', async () => {
      const guest = await new Browser(desk.house).visit()
      guest.cookies.set('sabot-staff', guest.token)
      expect(await guest.ask('GET /api/staff/session')).toMatchObject(refused(401, 'not-signed-in'))
      expect(await guest.ask('GET /api/staff/log')).toMatchObject(refused(401, 'not-signed-in'))
    })

    it('fail alike for wrong names, wrong passwords and who is out; three failures lock', async () => {
      const { name } = await member('dealer')
      await roster.setDisabled(name, true)
      const out = await signIn(name)
      const wrong = await signIn('rosa', 'wrong password')
      const nobody = await signIn('nobody', 'wrong password')
      expect(wrong.answer).toMatchObject(refused(401, 'wrong-sign-in'))
      expect(out.answer.body).toEqual(wrong.answer.body)
      expect(nobody.answer.body).toEqual(wrong.answer.body)
      const locked = await member('dealer')
      for (let time = 0; time < 3; time++) await signIn(locked.name, 'wrong password')
      expect((await signIn(locked.name)).answer).toMatchObject(refused(429, 'locked'))
      await roster.setPassword(locked.name, 'otto cani in cantina')
      expect((await signIn(locked.name, 'otto cani in cantina')).answer.status).toBe(200)
      expect((await signIn('rosa')).answer.status).toBe(200)
    })

    it('of players and staff are locked apart', async () => {
      const { name } = await member('dealer')
      for (let time = 0; time < 4; time++) {
        await new Browser(desk.house).ask('POST /api/sign-in', { login: name, password: 'wrong password' })
      }
      expect((await signIn(name)).answer.status).toBe(200)
    })

    it('end with signing out, with another sign-in of the browser, and when somebody is put out', async () => {
      const { name, browser } = await member('supervisor')
      const token = browser.cookies.get('sabot-staff') ?? ''
      await browser.ask('POST /api/staff/session', { name, password: PASSWORD })
      const old = new Browser(desk.house)
      old.cookies.set('sabot-staff', token)
      expect((await old.ask('GET /api/staff/session')).status).toBe(401)
      const second = browser.cookies.get('sabot-staff') ?? ''
      expect((await browser.ask('DELETE /api/staff/session')).status).toBe(200)
      old.cookies.set('sabot-staff', second)
      expect((await old.ask('GET /api/staff/session')).status).toBe(401)
      const again = (await signIn(name)).browser
      await roster.setDisabled(name, true)
      expect((await again.ask('GET /api/staff/session')).status).toBe(401)
      await roster.setDisabled(name, false)
      expect((await again.ask('GET /api/staff/session')).status).toBe(401)
      expect((await signIn(name)).answer.status).toBe(200)
    })

    it('GLI-19: end after 30 minutes without activity, which polling is not, and after twelve hours', async () => {
      const idle = (await member('supervisor')).browser
      desk.clock.advance(IDLE_MILLIS - MINUTE)
      expect((await idle.ask('GET /api/staff/session')).status).toBe(200)
      desk.clock.advance(2 * MINUTE)
      expect((await idle.ask('GET /api/staff/session')).status).toBe(401)
      const { name } = await member('dealer')
      const busy = (await signIn(name)).browser
      for (let time = 0; time < 24; time++) {
        desk.clock.advance(IDLE_MILLIS - MINUTE)
        await desk.store.db.updateTable('staff_sign_ins').set({ seen_at: desk.clock.now() }).execute()
        expect((await busy.ask('GET /api/staff/session')).status).toBe(200)
      }
      desk.clock.advance(25 * MINUTE)
      expect((await busy.ask('GET /api/staff/session')).status).toBe(401)
    })
  })

  describe('the staff log', () => {
    it('FL-5: has every sign-in, failure, sign-out and change of the roster, with who did it', async () => {
      const { name, browser } = await member('dealer')
      await browser.ask('DELETE /api/staff/session')
      await signIn(name, 'wrong password')
      await roster.setRole(name, 'supervisor')
      await roster.setPassword(name, 'otto cani in cantina')
      await roster.setDisabled(name, true)
      await signIn(name, 'otto cani in cantina')
      await signIn('not-a-name', 'wrong password')
      const deeds = (await log('?limit=200')).filter(
        ({ subject }) => subject === name || subject === 'unknown name',
      )
      const mine = deeds.filter(({ subject }) => subject === name).reverse()
      expect(mine.map(({ actor, action, reason }) => [actor, action, reason])).toEqual([
        ['command line: test', 'staff-added', null],
        [name, 'signed-in', null],
        [name, 'signed-out', null],
        [name, 'sign-in-failed', 'wrong password'],
        ['command line: test', 'staff-role', null],
        ['command line: test', 'staff-password', null],
        ['command line: test', 'staff-disabled', null],
        [name, 'sign-in-failed', 'disabled'],
      ])
      expect(mine[4]).toMatchObject({
        before: { role: 'dealer', disabled: false },
        after: { role: 'supervisor', disabled: false },
      })
      expect(deeds.some(({ subject }) => subject === 'unknown name')).toBe(true)
      const all = JSON.stringify(await desk.store.db.selectFrom('staff_events').selectAll().execute())
      expect(all).not.toMatch(/not-a-name|argon2|cantina|gatti/)
    })

    it('is not filled by failures: three of a name and its lock, then silence until the lock is over', async () => {
      const { name } = await member('dealer')
      const failures = async (subject: string) =>
        (
          await desk.store.db
            .selectFrom('staff_events')
            .select('reason')
            .orderBy('id')
            .where('subject', '=', subject)
            .where('action', '=', 'sign-in-failed')
            .execute()
        ).map(({ reason }) => reason)
      const attack = async () => {
        for (let time = 0; time < 4; time++) await signIn(name, 'wrong password')
        await Promise.all(Array.from({ length: 4 }, () => signIn(name, 'wrong password')))
      }
      await attack()
      const period = ['wrong password', 'wrong password', 'wrong password', 'locked']
      expect(await failures(name)).toEqual(period)
      desk.clock.advance(31 * MINUTE)
      await attack()
      expect(await failures(name)).toEqual([...period, ...period])

      // Until earlier failures are forgotten.
      desk.clock.advance(25 * 60 * MINUTE)
      const before = await failures('unknown name')
      for (let time = 0; time < 8; time++) await signIn(`nobody-${time}`, 'wrong password')
      expect((await failures('unknown name')).length - before.length).toBe(3)
    })

    it('FL-5: can be neither changed nor emptied', async () => {
      const { db } = desk.store
      await expect(db.updateTable('staff_events').set({ actor: 'nobody' }).execute()).rejects.toThrow(
        'never changed',
      )
      await expect(db.deleteFrom('staff_events').execute()).rejects.toThrow('never changed')
      await expect(sql`truncate staff_events`.execute(db)).rejects.toThrow('never changed')
    })

    it('FL-5: is written with the deed: where it cannot be, nothing is done', async () => {
      const { db } = desk.store
      const { name } = await member('dealer')
      await sql`create function no_ink() returns trigger language plpgsql as $$
        begin raise exception 'no ink'; end $$`.execute(db)
      await sql`create trigger no_ink before insert on staff_events for each row
        when (new.subject = ${sql.lit(name)}) execute function no_ink()`.execute(db)
      await expect(roster.setRole(name, 'administrator')).rejects.toThrow('no ink')
      await sql`drop trigger no_ink on staff_events`.execute(db)
      expect(await roster.list()).toContainEqual(expect.objectContaining({ name, role: 'dealer' }))
    })

    it('is read page by page, by who and by what', async () => {
      const { browser } = await signIn('rosa')
      const ids: number[] = []
      let next: unknown = null
      do {
        const cursor = next === null ? '' : `&cursor=${next}`
        const { body } = await browser.ask(`GET /api/staff/log?limit=3${cursor}`)
        ids.push(...(body.events as readonly { readonly id: number }[]).map(({ id }) => id))
        next = body.next
      } while (next !== null)
      const all = await desk.store.db.selectFrom('staff_events').select('id').orderBy('id', 'desc').execute()
      expect(ids).toEqual(all.map(({ id }) => id))
      const mine = await log('?actor=rosa&action=signed-in')
      expect(mine.length).toBeGreaterThan(0)
      expect(mine.every(({ actor, action }) => actor === 'rosa' && action === 'signed-in')).toBe(true)
    })

    it('is for supervisors and above, and takes no strange questions', async () => {
      const dealer = (await member('dealer')).browser
      expect(await dealer.ask('GET /api/staff/log')).toMatchObject(refused(403, 'wrong-role'))
      const { browser } = await member('administrator')
      expect((await browser.ask('GET /api/staff/log')).status).toBe(200)
      for (const query of [
        'limit=0',
        'limit=201',
        'cursor=x',
        'cursor=-1',
        'actor=a&actor=b',
        'actor=%00',
        'sort=id',
      ]) {
        expect((await browser.ask(`GET /api/staff/log?${query}`)).status).toBe(400)
      }
    })
  })

  it('roster refuses what makes no sense', async () => {
    await expect(roster.add('rosa', 'dealer', PASSWORD)).rejects.toThrow('There is a rosa already')
    await expect(roster.add('Rosa B', 'dealer', PASSWORD)).rejects.toThrow('is no name for staff')
    await expect(roster.add('gino', 'dealer', 'short')).rejects.toThrow('A password has 10 to 128 characters')
    await expect(roster.setRole('nobody', 'dealer')).rejects.toThrow('There is no nobody')
    await expect(roster.add('gino', 'dealer', PASSWORD, ' Gino')).rejects.toThrow('signs in with')
    await expect(roster.setShown('rosa', 'RO\u202eSA')).rejects.toThrow('everybody can see')
    await expect(roster.setShown('rosa', '')).rejects.toThrow('A name has 2 to 24 characters')
    expect((await roster.list()).filter(({ name }) => name === 'gino')).toEqual([])
  })
})
