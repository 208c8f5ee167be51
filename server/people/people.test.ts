import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { peopleOf } from '#server/people/people'
import { Recent } from '#server/people/recent'
import { tokenHash } from '#server/people/secrets'
import { SignIns } from '#server/people/sign-ins'
import { openStore, type Store } from '#server/store/open'
import { grantPlayMoney } from '#server/wallet/grants'
import { freshDatabase } from '#tests/made-postgres'

let store: Store
let now = 1_000

beforeAll(async () => {
  store = await openStore({ databaseUrl: await freshDatabase(), dataFolder: '' })
})

afterAll(() => store.close())

function people(grant: Parameters<typeof peopleOf>[0]['grant'] = grantPlayMoney) {
  const signIns = new SignIns({ db: store.db, idleMillis: 1_800_000, now: () => now })
  return peopleOf({ db: store.db, signIns, currency: 'EUR', playMoney: 100_000, grant, now: () => now })
}

describe('guests', () => {
  it('are made with a name and play money, and known again by their token', async () => {
    const { person, token } = await people().newGuest()
    expect(person).toEqual({
      id: expect.stringMatching(/^p_[a-z2-7]{16}$/),
      name: expect.stringMatching(/^Ospite \d{4}$/),
      house: false,
      currency: 'EUR',
      kind: 'guest',
      operator: null,
    })
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await people().signIn(token)).toEqual(person)
    const cash = await store.db
      .selectFrom('accounts')
      .select('balance')
      .where('owner', '=', person.id)
      .where('kind', '=', 'cash')
      .executeTakeFirstOrThrow()
    expect(cash.balance).toBe(100_000)
  })

  it('leave no token in the store, only its hash', async () => {
    const { person, token } = await people().newGuest()
    const rows = await store.db
      .selectFrom('sign_ins')
      .selectAll()
      .where('player_id', '=', person.id)
      .execute()
    expect(rows).toEqual([
      { token_hash: tokenHash(token), player_id: person.id, created_at: now, seen_at: now },
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('are not made at all when they cannot be given their money', async () => {
    const count = async () => (await store.db.selectFrom('players').select('id').execute()).length
    const before = await count()
    const poor = people(() => Promise.reject(new Error('The cashier is closed.')))
    await expect(poor.newGuest()).rejects.toThrow('The cashier is closed.')
    expect(await count()).toBe(before)
  })

  it('are nobody with a token that was never given', async () => {
    const known = people()
    await known.newGuest()
    for (const token of ['', 'x', '../..', "' or 1=1 --", 'A'.repeat(43), 'A'.repeat(10_000)]) {
      expect(await known.signIn(token)).toBeNull()
    }
  })

  it('are not even looked for by what cannot be a token', async () => {
    let asked = 0
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const signIns = new SignIns({ db, idleMillis: 1_800_000, now: () => now })
    for (const text of ['', 'x', "' or 1=1 --", 'A'.repeat(42), `${'A'.repeat(43)}=`, 'A'.repeat(10_000)]) {
      expect(await signIns.who(text)).toBeNull()
    }
    expect(asked).toBe(0)
    expect(await signIns.who('A'.repeat(43))).toBeNull()
    expect(asked).toBe(1)
  })

  it('have their last visit noted once a day', async () => {
    const { token } = await people().newGuest()
    const seenAt = async () =>
      (
        await store.db
          .selectFrom('sign_ins')
          .select('seen_at')
          .where('token_hash', '=', tokenHash(token))
          .executeTakeFirstOrThrow()
      ).seen_at
    const madeAt = now
    now += 3_600_000
    await people().signIn(token)
    expect(await seenAt()).toBe(madeAt)
    now += 86_400_000
    await people().signIn(token)
    expect(await seenAt()).toBe(now)
  })
})

describe('house players', () => {
  it('are marked as such, and the same however often they are asked for', async () => {
    const { person, token } = await people().housePlayer('Gino (casa)')
    expect(person).toMatchObject({ name: 'Gino (casa)', house: true })
    const again = await people().housePlayer('Gino (casa)')
    expect(again.person).toEqual(person)
    expect(again.token).not.toBe(token)
    expect(await people().signIn(token)).toEqual(person)
    expect(await people().signIn(again.token)).toEqual(person)
    expect((await people().housePlayer('Rosa (casa)')).person.id).not.toBe(person.id)
  })
})

describe('what is remembered', () => {
  it('is what was used last, so much and no more', () => {
    const recent = new Recent<number>(2)
    recent.set('a', 1)
    recent.set('b', 2)
    expect(recent.get('a')).toBe(1)
    recent.set('c', 3)
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3])
  })
})
