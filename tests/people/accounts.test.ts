import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PACE } from '#server/gateway/gateway'
import type { TestPlayer } from '#server/gateway/testing/player'
import { tokenHash } from '#server/people/secrets'
import { Browser } from '#tests/people/browser'
import { type Desk, IDLE_MILLIS, openDesk } from '#tests/people/desk'
import { onBothStores } from '#tests/stores'
import { until } from '#tests/until'

const PASSWORD = 'sette gatti sul tetto'
const MINUTE = 60_000

function refused(status: number, error: string) {
  return { status, body: { error, text: expect.stringMatching(/^['\p{Lu}].*[.]$/u) } }
}

onBothStores('accounts', (place) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(await place.fresh())
  })
  afterAll(() => desk.close())

  /** Time goes by until it is seen that a socket's sign-in is over, if it is; what the socket is closed with. */
  async function endLookedAt(player: TestPlayer): Promise<number | undefined> {
    const endsAt = desk.clock.now() + IDLE_MILLIS
    await until(() => {
      if (desk.clock.now() + PACE.signInMillis < endsAt) desk.clock.advance(PACE.signInMillis)
      return player.closed !== null
    })
    return player.closed?.code
  }

  const guest = () => new Browser(desk.house).visit()
  const account = async (name = 'Maria') => {
    const browser = await guest()
    const { body } = await browser.ask('POST /api/account', { name, password: PASSWORD })
    return { browser, login: String(body.login), player: String(body.player) }
  }
  const signIn = (browser: Browser, login: string, password = PASSWORD) =>
    browser.ask('POST /api/sign-in', { login, password })

  describe('opening one', () => {
    it('keeps the guest’s id and money, and gives a name, a way back and another cookie', async () => {
      const browser = await guest()
      const before = await browser.ask('GET /api/session')
      expect(before.body).toMatchObject({ kind: 'guest', name: expect.stringMatching(/^Ospite/) })
      const { token } = browser
      const opened = await browser.ask('POST /api/account', { name: ' Marìa  Rossi ', password: PASSWORD })
      expect(opened).toMatchObject({
        status: 200,
        body: { player: before.body.player, name: 'Marìa Rossi', kind: 'account', passkeys: [] },
      })
      expect(opened.body.login).toMatch(/^mariarossi-\d{4}$/)
      expect(browser.token).not.toBe(token)
      expect(opened.cookies[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
      expect((await browser.ask('GET /api/session')).body).toEqual({
        ...before.body,
        name: 'Marìa Rossi',
        kind: 'account',
      })
      const old = new Browser(desk.house)
      old.cookies.set('sabot', token)
      expect(await old.ask('GET /api/session')).toMatchObject(refused(401, 'not-signed-in'))
    })

    it('is for guests, once, however many ask at the same time', async () => {
      const browser = await guest()
      const ask = () => browser.ask('POST /api/account', { name: 'Bruno', password: PASSWORD })
      const statuses = (await Promise.all([ask(), ask(), ask(), ask()])).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.every((status) => [200, 401, 409].includes(status))).toBe(true)
      expect(await ask()).toMatchObject(refused(409, 'already-account'))
      expect(await new Browser(desk.house).ask('POST /api/account', {})).toMatchObject(
        refused(401, 'not-signed-in'),
      )
    })

    it('leaves no password in the store, only a slow hash of it', async () => {
      const { login } = await account()
      const row = await desk.store.db
        .selectFrom('logins')
        .selectAll()
        .where('login', '=', login)
        .executeTakeFirstOrThrow()
      expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(JSON.stringify(row)).not.toContain(PASSWORD)
    })

    it('refuses weak passwords, strange names and strange bodies', async () => {
      const browser = await guest()
      const open = (body: unknown) => browser.ask('POST /api/account', body)
      expect(await open({ name: 'Anna', password: 'short' })).toMatchObject(refused(400, 'weak-password'))
      expect(await open({ name: 'Croupier', password: PASSWORD })).toMatchObject(refused(400, 'bad-name'))
      for (const body of [
        {},
        { name: 'Anna' },
        { name: 'Anna', password: PASSWORD, role: 'administrator' },
        { name: ['Anna'], password: PASSWORD },
        { name: 'Anna', password: 'x'.repeat(300) },
      ]) {
        expect(await open(body)).toMatchObject(refused(400, 'bad-request'))
      }
      expect((await browser.ask('GET /api/session')).body).toMatchObject({ kind: 'guest' })
    })
  })

  describe('signing in', () => {
    it('makes another browser the same person, with a token of its own; its guest is left behind', async () => {
      const { browser, login, player } = await account()
      const other = await guest()
      const { token } = other
      const socket = await other.connect()
      const answer = await signIn(other, ` ${login.toUpperCase()} `)
      expect(answer).toMatchObject({ status: 200, body: { player, kind: 'account' } })
      expect(new Set([browser.token, other.token, token]).size).toBe(3)
      expect((await socket.ended()).code).toBe(4401)
      const left = new Browser(desk.house)
      left.cookies.set('sabot', token)
      expect(await left.ask('GET /api/session')).toMatchObject(refused(401, 'not-signed-in'))
      expect((await browser.ask('GET /api/session')).body).toMatchObject({ player })
    })

    it('says the same of a wrong name and a wrong password, with the same headers', async () => {
      const { login } = await account()
      const [wrong, nobody] = [
        await signIn(new Browser(desk.house), login, 'wrong password'),
        await signIn(new Browser(desk.house), 'nobody-0000', 'wrong password'),
      ]
      expect(wrong).toMatchObject(refused(401, 'wrong-sign-in'))
      expect(nobody.body).toEqual(wrong.body)
      const names = ({ headers }: typeof wrong) => [...headers.keys()].sort()
      expect(names(nobody)).toEqual(names(wrong))
    })

    it('GLI-19: three failures in a row lock a name for 30 minutes, whether or not it is anybody’s', async () => {
      const { login } = await account()
      for (const name of [login, 'nobody-1111']) {
        const browser = new Browser(desk.house)
        for (let time = 0; time < 3; time++) {
          expect(await signIn(browser, name, 'wrong password')).toMatchObject(refused(401, 'wrong-sign-in'))
        }
        const locked = await signIn(browser, name)
        expect(locked).toMatchObject(refused(429, 'locked'))
        expect(locked.headers.get('retry-after')).toBe('1800')
      }
      desk.clock.advance(29 * MINUTE)
      expect(await signIn(new Browser(desk.house), login)).toMatchObject(refused(429, 'locked'))
      desk.clock.advance(2 * MINUTE)
      expect((await signIn(new Browser(desk.house), login)).status).toBe(200)
    })

    it('GLI-19: many guesses at once are no more than three', async () => {
      const { login } = await account()
      const guesses = Array.from({ length: 12 }, (_, guess) =>
        signIn(new Browser(desk.house), login, `wrong password ${guess}`),
      )
      const errors = (await Promise.all(guesses)).map(({ body }) => body.error)
      expect(errors.filter((error) => error === 'wrong-sign-in')).toHaveLength(3)
      expect(errors.filter((error) => error === 'locked')).toHaveLength(9)
    })

    it('starts to count anew after a success', async () => {
      const { login } = await account()
      const browser = new Browser(desk.house)
      for (let time = 0; time < 4; time++) {
        expect((await signIn(browser, login, 'wrong password')).status).toBe(401)
        expect((await signIn(browser, login, 'wrong password')).status).toBe(401)
        expect((await signIn(browser, login)).status).toBe(200)
      }
    })

    it('does not take what only looks like the name', async () => {
      const { login } = await account()
      for (const typed of [`${login}\u0000`, `${login}%`, `' or 1=1 --`, 'x'.repeat(256)]) {
        expect(await signIn(new Browser(desk.house), typed)).toMatchObject(refused(401, 'wrong-sign-in'))
      }
    })
  })

  describe('signing out', () => {
    it('ends the token and its sockets, and no other sign-in', async () => {
      const { browser, login } = await account()
      const other = new Browser(desk.house)
      await signIn(other, login)
      const [here, there] = [await browser.connect(), await other.connect()]
      const { token } = browser
      const out = await browser.ask('DELETE /api/session')
      expect(out).toMatchObject({ status: 200, body: { ok: true } })
      expect(browser.cookies.size).toBe(0)
      expect((await here.ended()).code).toBe(4401)
      browser.cookies.set('sabot', token)
      expect(await browser.ask('GET /api/session')).toMatchObject(refused(401, 'not-signed-in'))
      await there.settled()
      await there.leave()
      expect((await new Browser(desk.house).ask('DELETE /api/session')).status).toBe(200)
    })

    it('in another process reaches the sockets here too', async () => {
      const { browser } = await account()
      const player = await browser.connect()
      await desk.store.db.deleteFrom('sign_ins').where('token_hash', '=', tokenHash(browser.token)).execute()
      expect(await endLookedAt(player)).toBe(4401)
    })
  })

  describe('what another process ended', () => {
    it('is over for requests here within ten seconds', async () => {
      const { browser } = await account()
      expect((await browser.ask('GET /api/session')).status).toBe(200)
      await desk.store.db.deleteFrom('sign_ins').where('token_hash', '=', tokenHash(browser.token)).execute()
      desk.clock.advance(10_000)
      expect(await browser.ask('GET /api/session')).toMatchObject(refused(401, 'not-signed-in'))
    })
  })

  describe('changing the password', () => {
    const change = (browser: Browser, old: string, password: string) =>
      browser.ask('PUT /api/account/password', { old, password })

    it('needs the old one, and ends every other sign-in', async () => {
      const { browser, login } = await account()
      const other = new Browser(desk.house)
      await signIn(other, login)
      const player = await other.connect()
      expect(await change(browser, 'wrong password', 'otto cani in cantina')).toMatchObject(
        refused(401, 'wrong-sign-in'),
      )
      expect(await change(browser, PASSWORD, 'password12')).toMatchObject(refused(400, 'weak-password'))
      const { token } = browser
      expect((await change(browser, PASSWORD, 'otto cani in cantina')).status).toBe(200)
      expect(browser.token).not.toBe(token)
      expect((await browser.ask('GET /api/session')).status).toBe(200)
      expect((await player.ended()).code).toBe(4401)
      expect(await other.ask('GET /api/session')).toMatchObject(refused(401, 'not-signed-in'))
      expect((await signIn(other, login)).status).toBe(401)
      expect((await signIn(other, login, 'otto cani in cantina')).status).toBe(200)
    })

    it('leaves no way in for who signs in or changes it with the old one at the same moment', async () => {
      const { browser, login } = await account()
      const others = Array.from({ length: 3 }, () => new Browser(desk.house))
      const changes = ['otto cani in cantina', 'nove topi in soffitta'].map((password) => {
        const twin = new Browser(desk.house)
        twin.cookies.set('sabot', browser.token)
        return { twin, password, answer: change(twin, PASSWORD, password) }
      })
      await Promise.all(others.map((other) => signIn(other, login)))
      const statuses = await Promise.all(changes.map(async ({ answer }) => (await answer).status))
      const at = statuses.indexOf(200)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      const after = new Browser(desk.house)
      expect((await signIn(after, login, changes[at]?.password)).status).toBe(200)
      expect((await changes[at]?.twin.ask('GET /api/session'))?.status).toBe(200)
      for (const other of others) expect((await other.ask('GET /api/session')).status).toBe(401)
    })

    it('cannot be used to guess the old one', async () => {
      const { browser } = await account()
      for (let time = 0; time < 3; time++) {
        expect((await change(browser, `wrong password ${time}`, 'otto cani in cantina')).status).toBe(401)
      }
      expect(await change(browser, PASSWORD, 'otto cani in cantina')).toMatchObject(refused(429, 'locked'))
    })

    it('is not for guests', async () => {
      expect(await change(await guest(), PASSWORD, 'otto cani in cantina')).toMatchObject(
        refused(409, 'no-password'),
      )
    })
  })

  describe('30 minutes without activity', () => {
    it('GLI-19: end an account’s sign-in and its sockets; pings and polling do not count', async () => {
      const { browser } = await account()
      const player = await browser.connect()
      await player.join('one')
      const { players } = desk.house.table('one')
      desk.clock.advance(IDLE_MILLIS - MINUTE)
      expect((await browser.ask('GET /api/session')).status).toBe(200)
      await player.settled()
      expect(players.size).toBe(1)
      expect(await endLookedAt(player)).toBe(4401)
      expect(await browser.ask('GET /api/session')).toMatchObject(refused(401, 'not-signed-in'))
      expect(players.size).toBe(0)
    })

    it('begin anew with whatever one does, over HTTP or a socket', async () => {
      const { browser } = await account()
      const player = await browser.connect()
      for (let time = 0; time < 3; time++) {
        desk.clock.advance(IDLE_MILLIS - MINUTE)
        player.send({ type: 'leave', table: 'one' })
        await player.settled()
        desk.clock.advance(IDLE_MILLIS - MINUTE)
        expect((await browser.ask('PUT /api/settings', { changes: { music: true } })).status).toBe(200)
      }
      await player.leave()
    })

    it('do not end a guest’s', async () => {
      const browser = await guest()
      desk.clock.advance(40 * 24 * 60 * MINUTE)
      expect((await browser.ask('GET /api/session')).status).toBe(200)
    })

    it('are counted from the last use also after a restart', async () => {
      const place2 = await place.fresh()
      const first = await openDesk(place2)
      const browser = await new Browser(first.house).visit()
      await browser.ask('POST /api/account', { name: 'Carla', password: PASSWORD })
      first.clock.advance(IDLE_MILLIS - MINUTE)
      await browser.ask('PUT /api/settings', { changes: {} })
      await first.close()
      const second = await openDesk(place2, {}, first.clock)
      second.clock.advance(IDLE_MILLIS - MINUTE)
      const again = new Browser(second.house)
      again.cookies.set('sabot', browser.token)
      expect((await again.ask('GET /api/session')).status).toBe(200)
      second.clock.advance(MINUTE + 1)
      expect((await again.ask('GET /api/session')).status).toBe(401)
      await second.close()
    })
  })
})
