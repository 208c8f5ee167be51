import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSKEY_BODIES } from '#protocol/http/passkeys'
import { passkeysOf } from '#server/people/passkeys/passkeys'
import { registrarOf } from '#server/people/passkeys/register'
import { tokenHash } from '#server/people/secrets'
import { SignIns } from '#server/people/sign-ins'
import type { Schema } from '#server/store/schema'
import { Authenticator } from '#tests/people/authenticator'
import { Browser, type Reply } from '#tests/people/browser'
import { type Desk, IDLE_MILLIS, openDesk } from '#tests/people/desk'
import { onBothStores } from '#tests/stores'

const MINUTE = 60_000
const OTHER_ORIGIN = 'https://play.example'

type Options = Parameters<Authenticator['create']>[0]

function refused(status: number, error: string) {
  return { status, body: { error, text: expect.stringMatching(/^['\p{Lu}].*[.]$/u) } }
}

/** The same store, but that something happens before each transaction, when all else was looked at. */
function atLast(db: Kysely<Schema>, happens: () => Promise<void>): Kysely<Schema> {
  return new Proxy(db, {
    get: (store, name) => {
      const part: unknown = Reflect.get(store, name, store)
      if (name === 'transaction') {
        return () => ({
          execute: async (work: (tx: Transaction<Schema>) => Promise<unknown>) => {
            await happens()
            return store.transaction().execute(work)
          },
        })
      }
      return typeof part === 'function' ? part.bind(store) : part
    },
  })
}

onBothStores('passkeys', (place) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(await place.fresh(), { config: { origins: [OTHER_ORIGIN] } })
  })
  afterAll(() => desk.close())

  const optionsIn = ({ body }: Reply): Options => body.options as Options

  async function register(browser: Browser, key: Authenticator, faults = {}, name?: string): Promise<Reply> {
    const named = name === undefined ? {} : { name }
    const options = await browser.ask('POST /api/passkeys/options', named)
    if (options.status !== 200) return options
    // No two are of the same moment: they are listed as they came.
    desk.clock.advance(1)
    const response = key.create(optionsIn(options), faults)
    return browser.ask('POST /api/passkeys', { ...named, label: 'Telefono', response })
  }

  async function signIn(browser: Browser, key: Authenticator, faults = {}): Promise<Reply> {
    const options = await browser.ask('POST /api/sign-in/passkey/options')
    return browser.ask('POST /api/sign-in/passkey', { response: key.get(optionsIn(options), faults) })
  }

  async function withKey(): Promise<{ browser: Browser; key: Authenticator; player: unknown }> {
    const browser = await new Browser(desk.house).visit()
    const key = new Authenticator(browser.origin)
    const { body } = await register(browser, key, {}, 'Maria')
    return { browser, key, player: body.player }
  }

  function signInsOf(player: unknown) {
    return desk.store.db
      .selectFrom('sign_ins')
      .select('token_hash')
      .where('player_id', '=', `${player}`)
      .execute()
  }

  it('make a guest an account, who signs in elsewhere without a name or password', async () => {
    const browser = await new Browser(desk.house).visit()
    const { body } = await browser.ask('GET /api/session')
    const { token } = browser
    const key = new Authenticator(browser.origin)
    const made = await register(browser, key, {}, 'Maria')
    expect(made).toMatchObject({
      status: 200,
      body: { player: body.player, name: 'Maria', kind: 'account', login: null },
    })
    expect(made.body.passkeys).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        label: 'Telefono',
        createdAt: expect.any(Number),
        usedAt: expect.any(Number),
      },
    ])
    expect(browser.token).not.toBe(token)
    const other = await new Browser(desk.house).visit()
    expect(await signIn(other, key)).toMatchObject({
      status: 200,
      body: { player: body.player, kind: 'account' },
    })
    expect((await signIn(other, key)).status).toBe(200)
    const row = await desk.store.db
      .selectFrom('passkeys')
      .select('counter')
      .where('id', '=', key.id.toString('base64url'))
      .executeTakeFirstOrThrow()
    expect(row.counter).toBe(2)
  })

  it('ask for keys that are found without a name and that make sure who holds them', async () => {
    const browser = await new Browser(desk.house).visit()
    const { body } = await browser.ask('POST /api/passkeys/options', { name: 'Maria' })
    expect(body.options).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Sabot' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const asked = await browser.ask('POST /api/sign-in/passkey/options')
    expect(asked.body.options).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' })
    expect(asked.body.options).not.toHaveProperty('allowCredentials')
  })

  it.each([
    ['from another page', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without proof of who holds it', { unverified: true }],
    ['to a challenge of one’s own', { challenge: 'A'.repeat(43) }],
    ['of another kind', { type: 'webauthn.get' }],
  ])('are not registered by an answer %s', async (_what, faults) => {
    const browser = await new Browser(desk.house).visit()
    const made = await register(browser, new Authenticator(browser.origin), faults, 'Maria')
    expect(made).toMatchObject(refused(401, 'wrong-passkey'))
    expect((await browser.ask('GET /api/session')).body).toMatchObject({ kind: 'guest' })
  })

  it.each([
    ['from another page', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without proof of who holds it', { unverified: true }],
    ['to a challenge of one’s own', { challenge: 'A'.repeat(43) }],
    ['to no challenge', { challenge: '' }],
    ['for somebody else', { userHandle: 'cF9zb21lYm9keQ' }],
    ['of a copy that counts no further', { counter: 0 }],
    ['of another kind', { type: 'webauthn.create' }],
  ])('do not sign in with an answer %s', async (_what, faults) => {
    const { key } = await withKey()
    const other = new Browser(desk.house)
    expect((await signIn(other, key)).status).toBe(200)
    other.cookies.clear()
    expect(await signIn(other, key, faults)).toMatchObject(refused(401, 'wrong-passkey'))
    expect(other.cookies.size).toBe(0)
    expect((await signIn(other, key)).status).toBe(200)
  })

  it('answer a challenge once, however many send it at the same time', async () => {
    const { key } = await withKey()
    const browser = new Browser(desk.house)
    const options = optionsIn(await browser.ask('POST /api/sign-in/passkey/options'))
    const response = key.get(options)
    const again = () => new Browser(desk.house).ask('POST /api/sign-in/passkey', { response })
    const answers = await Promise.all([again(), again(), again(), again()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await again()).toMatchObject(refused(401, 'wrong-passkey'))
  })

  it('answer within five minutes', async () => {
    const { key } = await withKey()
    const browser = new Browser(desk.house)
    const options = optionsIn(await browser.ask('POST /api/sign-in/passkey/options'))
    desk.clock.advance(5 * MINUTE)
    const late = await browser.ask('POST /api/sign-in/passkey', { response: key.get(options) })
    expect(late).toMatchObject(refused(401, 'wrong-passkey'))
    await browser.ask('POST /api/sign-in/passkey/options')
    const { count } = await desk.store.db
      .selectFrom('challenges')
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it('do not let one person’s challenge register another’s key', async () => {
    const [anna, bruno] = [await new Browser(desk.house).visit(), await new Browser(desk.house).visit()]
    const options = optionsIn(await anna.ask('POST /api/passkeys/options', { name: 'Anna' }))
    const response = new Authenticator(anna.origin).create(options)
    expect(await bruno.ask('POST /api/passkeys', { name: 'Bruno', response })).toMatchObject(
      refused(401, 'wrong-passkey'),
    )
    const signInOptions = optionsIn(await bruno.ask('POST /api/sign-in/passkey/options'))
    const other = new Authenticator(anna.origin).create({ ...options, challenge: signInOptions.challenge })
    expect(await anna.ask('POST /api/passkeys', { name: 'Anna', response: other })).toMatchObject(
      refused(401, 'wrong-passkey'),
    )
  })

  it('belong to the site they were made for', async () => {
    const { key } = await withKey()
    const elsewhere = new Browser(desk.house, OTHER_ORIGIN)
    const options = await elsewhere.ask('POST /api/sign-in/passkey/options')
    expect(options.body.options).toMatchObject({ rpId: 'play.example' })
    const response = key.get(optionsIn(options), { origin: OTHER_ORIGIN })
    expect(await elsewhere.ask('POST /api/sign-in/passkey', { response })).toMatchObject(
      refused(401, 'wrong-passkey'),
    )
    const guest = await new Browser(desk.house, OTHER_ORIGIN).visit()
    const own = new Authenticator(OTHER_ORIGIN)
    expect((await register(guest, own, {}, 'Dora')).status).toBe(200)
    expect((await signIn(new Browser(desk.house, OTHER_ORIGIN), own)).status).toBe(200)
  })

  it('work while the password is locked', async () => {
    const browser = await new Browser(desk.house).visit()
    const { body } = await browser.ask('POST /api/account', {
      name: 'Elio',
      password: 'sette gatti sul tetto',
    })
    const key = new Authenticator(browser.origin)
    expect((await register(browser, key)).status).toBe(200)
    const other = new Browser(desk.house)
    const wrong = { login: body.login, password: 'wrong password' }
    for (let time = 0; time < 4; time++) await other.ask('POST /api/sign-in', wrong)
    expect((await other.ask('POST /api/sign-in', wrong)).body.error).toBe('locked')
    expect((await browser.ask('GET /api/session')).status).toBe(200)
    expect((await signIn(other, key)).status).toBe(200)
  })

  it('are changed only by whoever signed in just now', async () => {
    const { browser, key } = await withKey()
    const { body } = await browser.ask('GET /api/account')
    const [passkey] = body.passkeys as readonly { readonly id: string }[]
    desk.clock.advance(11 * MINUTE)
    const second = new Authenticator(browser.origin)
    expect(await register(browser, second)).toMatchObject(refused(403, 'sign-in-again'))
    expect(await browser.ask(`DELETE /api/passkeys/${passkey?.id}`)).toMatchObject(
      refused(403, 'sign-in-again'),
    )
    await signIn(browser, key)
    expect((await register(browser, second)).status).toBe(200)
  })

  it('are removed, but never the last way in, not even two at once', async () => {
    const { browser } = await withKey()
    const second = await register(browser, new Authenticator(browser.origin))
    const ids = (second.body.passkeys as readonly { readonly id: string }[]).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(await browser.ask('DELETE /api/passkeys/nothing')).toMatchObject(refused(404, 'no-passkey'))
    const { browser: stranger } = await withKey()
    expect(await stranger.ask(`DELETE /api/passkeys/${ids[0]}`)).toMatchObject(refused(404, 'no-passkey'))
    const gone = await Promise.all(ids.map((id) => browser.ask(`DELETE /api/passkeys/${id}`)))
    expect(gone.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(gone.find(({ status }) => status === 409)).toMatchObject(refused(409, 'last-way-in'))
    const { body } = await browser.ask('GET /api/account')
    expect(body.passkeys).toHaveLength(1)
  })

  it('take with them, when they are removed, whoever came in by them', async () => {
    const { browser, key } = await withKey()
    await register(browser, new Authenticator(browser.origin))
    const thief = new Browser(desk.house)
    expect((await signIn(thief, key)).status).toBe(200)
    const socket = await thief.connect()
    const { body } = await browser.ask('GET /api/account')
    const [stolen] = body.passkeys as readonly { readonly id: string }[]
    expect((await browser.ask(`DELETE /api/passkeys/${stolen?.id}`)).status).toBe(200)
    expect((await socket.ended()).code).toBe(4401)
    expect((await thief.ask('GET /api/session')).status).toBe(401)
    expect(await signIn(thief, key)).toMatchObject(refused(401, 'wrong-passkey'))
    expect((await browser.ask('GET /api/session')).status).toBe(200)
  })

  it('do not let in whoever answers with one at the very moment it is removed', async () => {
    const { browser, key, player } = await withKey()
    await register(browser, new Authenticator(browser.origin))
    const { body } = await browser.ask('GET /api/account')
    const [stolen] = body.passkeys as readonly { readonly id: string }[]
    let removed = 0
    // The answer was found right and counted; then the owner is quicker.
    const db = atLast(desk.store.db, async () => {
      removed = (await browser.ask(`DELETE /api/passkeys/${stolen?.id}`)).status
    })
    const signIns = new SignIns({ db, idleMillis: IDLE_MILLIS, now: desk.clock.now })
    const passkeys = passkeysOf({ db, signIns, now: desk.clock.now })
    const options = await new Browser(desk.house).ask('POST /api/sign-in/passkey/options')
    const site = { host: '127.0.0.1', origin: browser.origin }
    const { response } = v.parse(PASSKEY_BODIES.signIn, { response: key.get(optionsIn(options)) })
    expect(await passkeys.signIn(site, response)).toMatchObject({
      status: 401,
      reason: 'wrong-passkey',
    })
    expect(removed).toBe(200)
    expect(await signInsOf(player)).toHaveLength(1)
  })

  it('cannot be added with what a guest had before the account was opened', async () => {
    const browser = await new Browser(desk.house).visit()
    const { token } = browser
    const guest = await desk.house.people.signIn(token)
    if (guest === null) throw new Error('There is no guest.')
    const key = new Authenticator(browser.origin)
    const response = key.create(optionsIn(await browser.ask('POST /api/passkeys/options', { name: 'Maria' })))
    const password = 'sette gatti sul tetto'
    expect((await browser.ask('POST /api/account', { name: 'Maria', password })).status).toBe(200)
    // As for a request that was let in just before, or by another server that still takes them for a guest.
    const site = { host: '127.0.0.1', origin: browser.origin }
    const draft = v.parse(PASSKEY_BODIES.register, { name: 'Maria', response })
    expect(await desk.reception.registrar.register(guest, tokenHash(token), site, draft)).toMatchObject({
      status: 403,
      reason: 'sign-in-again',
    })
    expect((await browser.ask('GET /api/account')).body).toMatchObject({ kind: 'account', passkeys: [] })
  })

  it('cannot be added with a sign-in that ends at that very moment', async () => {
    const { browser, player } = await withKey()
    const person = await desk.house.people.signIn(browser.token)
    if (person === null) throw new Error('There is no account.')
    // The new key was found right; then the owner is quicker.
    const db = atLast(desk.store.db, async () => {
      await browser.ask('DELETE /api/session')
    })
    const signIns = new SignIns({ db, idleMillis: IDLE_MILLIS, now: desk.clock.now })
    const registrar = registrarOf({ db, signIns, now: desk.clock.now })
    const signIn = tokenHash(browser.token)
    const site = { host: '127.0.0.1', origin: browser.origin }
    const options = optionsIn(await browser.ask('POST /api/passkeys/options', {}))
    const response = new Authenticator(browser.origin).create(options)
    const draft = v.parse(PASSKEY_BODIES.register, { response })
    expect(await registrar.register(person, signIn, site, draft)).toMatchObject({
      status: 403,
      reason: 'sign-in-again',
    })
    expect(await signInsOf(player)).toEqual([])
  })

  it('are ten at most, each once', async () => {
    const { browser, key } = await withKey()
    const again = optionsIn(await browser.ask('POST /api/passkeys/options', {}))
    const twice = await browser.ask('POST /api/passkeys', { response: key.create(again) })
    expect(twice).toMatchObject(refused(401, 'wrong-passkey'))
    for (let count = 1; count < 10; count++) {
      expect((await register(browser, new Authenticator(browser.origin))).status).toBe(200)
    }
    expect(await register(browser, new Authenticator(browser.origin))).toMatchObject(
      refused(409, 'too-many-passkeys'),
    )
  })

  it('are not asked for by strange bodies', async () => {
    const browser = await new Browser(desk.house).visit()
    const asked = { challenge: 'A'.repeat(43), rpId: '127.0.0.1' }
    const credential = new Authenticator(browser.origin).get(asked, { userHandle: 'cF9zb21lYm9keQ' })
    for (const response of [
      {},
      null,
      { ...credential, id: '../..' },
      { ...credential, type: 'password' },
      { ...credential, response: { ...credential.response, signature: 7 } },
    ]) {
      expect(await browser.ask('POST /api/sign-in/passkey', { response })).toMatchObject(
        refused(400, 'bad-request'),
      )
    }
    const noise = Buffer.from('{"challenge":').toString('base64url')
    const unreadable = { ...credential, response: { ...credential.response, clientDataJSON: noise } }
    expect(await browser.ask('POST /api/sign-in/passkey', { response: unreadable })).toMatchObject(
      refused(401, 'wrong-passkey'),
    )
    expect(await browser.ask('POST /api/passkeys/options', { name: 'Dealer' })).toMatchObject(
      refused(400, 'bad-name'),
    )
    expect(await browser.ask('POST /api/passkeys/options', {})).toMatchObject(refused(400, 'bad-name'))
  })
})
