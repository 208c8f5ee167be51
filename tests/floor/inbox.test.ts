import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { StaffMember } from '#server/people/staff/member'
import { signed } from '#server/tables/inbox/answers'
import { Mailbox } from '#server/tables/inbox/mailbox'
import type { StaffAnswer, StaffCommand, StaffOrder } from '#server/tables/ports'
import { sealerWith } from '#server/tables/records'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import type { Staged } from '#tests/floor/staged'
import { voidRound } from '#tests/floor/voiding'

const SANDRA: StaffMember = { id: 's_sandra', name: 'sandra', shown: 'Sala', role: 'supervisor' }
const REASON = { reason: 'A card was scanned twice.' }
const WISH = { ...REASON, by: 'sandra' }
const game = 'mini-baccarat'
const SAY: StaffCommand = { do: 'broadcast', text: 'Buonasera' }

let stage: Stage
beforeAll(async () => {
  stage = await Stage.openOnServer()
  await stage.admit(1_000_000, 'ann', 's_sandra')
}, PATIENCE_MILLIS)
afterEach(() => stage.stopAll())
afterAll(() => stage.close(), PATIENCE_MILLIS)

let count = 0

function order({ table }: Staged, id: string, command: StaffCommand = SAY): Promise<StaffAnswer> {
  return table.submit({ by: SANDRA, id, command, approvedBy: 'tullio' })
}

/** A table that has played a round with a bet in it, and stands before the next cards. */
async function played(): Promise<{ readonly staged: Staged; readonly code: string }> {
  const before = await stage.table(`inbox-${++count}`, { game })
  await before.inPhase('betting')
  const code = before.state.round?.code ?? ''
  await before.all(['ann', { do: 'bet', bet: 'tie', amount: 1000 }], ['ann', { do: 'confirm' }])
  const staged = await stage.again(before, { game, timings: { betting: 1 } })
  await staged.until(({ state }) => (state.round?.number ?? 0) > 1)
  return { staged, code }
}

/** The same in the middle of its second round. */
async function inPlay(): Promise<{ readonly staged: Staged; readonly code: string }> {
  const { staged, code } = await played()
  const patient = await stage.again(staged, { game })
  await patient.inPhase('betting')
  await patient.all(['ann', { do: 'bet', bet: 'tie', amount: 1000 }], ['ann', { do: 'confirm' }])
  const slow = await stage.again(patient, { game, timings: { betting: 1, card: 300 } })
  await slow.inPhase('dealing')
  return { staged: slow, code }
}

async function voids(code: string): Promise<number> {
  const { db } = stage.store
  const rows = await db
    .selectFrom('transfers')
    .select('key')
    .where('round', '=', code)
    .where('kind', '=', 'void')
    .execute()
  return rows.length
}

describe('one id', () => {
  it('of a player is not that of one of the staff, even where they are called the same', async () => {
    const staged = await stage.table(`inbox-${++count}`, { game })
    await staged.inPhase('betting')
    const bet = { do: 'bet', bet: 'tie', amount: 1000 } as const
    const answers = await Promise.all([
      staged.do('s_sandra', bet, 'shared-id-1'),
      order(staged, 'shared-id-1'),
      staged.do('ann', bet, 'shared-id-1'),
    ])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
  })

  it('sent by two sockets at once is done once, and with another content refused at once and later', async () => {
    const { staged, code } = await played()
    const id = `twice-${count}`
    const version = staged.version
    const [first, again, other, voided] = await Promise.all([
      order(staged, id),
      order(staged, id),
      order(staged, id, { do: 'broadcast', text: 'Buonanotte' }),
      order(staged, id, { do: 'voidRound', round: code, ...REASON }),
    ])
    expect(first).toMatchObject({ ok: true })
    expect(again).toEqual(first)
    for (const answer of [other, voided]) expect(answer).toMatchObject({ ok: false, reason: 'id-reused' })
    expect(staged.heard('announced', version)).toHaveLength(1)
    expect(await voids(code)).toBe(0)
    const later = await stage.again(staged, { game })
    expect(await order(later, id)).toEqual(first)
    expect(await order(later, id, { do: 'voidRound', round: code, ...REASON })).toMatchObject({
      reason: 'id-reused',
    })
    expect(later.heard('announced', later.version)).toEqual([])
  })

  it('stands for the order of one table: at another one it is used', async () => {
    const { staged } = await played()
    const elsewhere = await stage.table(`inbox-${++count}`, { game })
    const id = `elsewhere-${count}`
    expect(await order(staged, id)).toMatchObject({ ok: true })
    expect(await order(elsewhere, id)).toMatchObject({ ok: false, reason: 'id-reused' })
  })
})

describe('what is sent while the server stops', () => {
  it('waits for the next start with its id, whoever sent it', async () => {
    const { staged, code } = await inPlay()
    const id = `closing-${count}`
    const voided = voidRound(staged.table, code, WISH, id)
    const stopped = staged.table.stop()
    const late = [order(staged, `${id}-say`), staged.do('ann', { do: 'bet', bet: 'tie', amount: 1000 }, id)]
    for (const answer of await Promise.all([voided, ...late])) {
      expect(answer).toMatchObject({ ok: false, reason: 'closing' })
    }
    await stopped
    expect(await voidRound(staged.table, code, WISH, id)).toMatchObject({ reason: 'closing' })
    expect(await voids(code)).toBe(0)
    const next = await stage.again(staged, { game })
    const again = [voidRound(next.table, code, WISH, id), voidRound(next.table, code, WISH, id)]
    await next.until(({ phase }) => phase !== 'dealing')
    const [one, other] = await Promise.all(again)
    expect(one).toMatchObject({ ok: true })
    expect(other).toEqual(one)
    expect(await voids(code)).toBe(1)
  })
})

describe('an order of staff', () => {
  it('FL-1: stands before the next card, also behind a player’s letter', async () => {
    const { staged } = await inPlay()
    const version = staged.version
    const late = staged.do('ann', { do: 'bet', bet: 'tie', amount: 1000 }, `before-${count}`)
    const paused = order(staged, `pause-${count}`, { do: 'pause', reason: 'A card fell.' })
    stage.clock.advance(300)
    expect(await late).toMatchObject({ ok: false, reason: 'closed' })
    expect(await paused).toMatchObject({ ok: true })
    expect(staged.since(version).map(({ type }) => type)).toEqual(['paused'])
  })
})

describe('a void', () => {
  it('that waits for the end of a round holds up nobody behind it', async () => {
    const { staged, code } = await inPlay()
    const version = staged.version
    const voided = voidRound(staged.table, code, WISH, `patient-${count}`)
    expect(await order(staged, `behind-${count}`)).toMatchObject({ ok: true })
    expect(staged.phase).toBe('dealing')
    const same = voidRound(staged.table, code, WISH, `patient-${count}`)
    await staged.until(({ phase }) => phase !== 'dealing')
    expect(await voided).toMatchObject({ ok: true })
    expect(await same).toEqual(await voided)
    const types = staged.since(version).map(({ type }) => type)
    expect(types.indexOf('announced')).toBeLessThan(types.indexOf('settled'))
    expect(types.indexOf('voided')).toBeGreaterThan(types.indexOf('settled'))
    expect(await voids(code)).toBe(1)
  })

  it('of two persons who want the same at once moves money once', async () => {
    const { staged, code } = await inPlay()
    const wishes = ['sandra', 'tina', 'sandra'].map((by, index) =>
      voidRound(staged.table, code, { ...REASON, by }, `both-${count}-${index}`),
    )
    await staged.until(({ phase }) => phase !== 'dealing')
    const [first, second, third] = await Promise.all(wishes)
    expect(first).toMatchObject({ ok: true })
    expect(second).toMatchObject({ ok: false, reason: 'voided' })
    // The very same, already done.
    expect(third).toMatchObject({ ok: true })
    expect(await voids(code)).toBe(1)
  })

  it('is nobody’s alone: neither a dealer’s, nor one supervisor’s', async () => {
    const { staged, code } = await played()
    const command = { do: 'voidRound', round: code, ...REASON } as const
    const dealer: StaffMember = { ...SANDRA, id: 's_anna', name: 'anna', role: 'dealer' }
    const refused: readonly (readonly [StaffOrder, string])[] = [
      [{ by: SANDRA, id: `alone-${count}`, command }, 'needs-second'],
      [{ by: SANDRA, id: `self-${count}`, command, approvedBy: 'sandra' }, 'needs-second'],
      [{ by: dealer, id: `dealer-${count}`, command, approvedBy: 'tullio' }, 'role'],
    ]
    for (const [one, reason] of refused) {
      expect(await staged.table.submit(one)).toMatchObject({ ok: false, reason })
    }
    expect(await voids(code)).toBe(0)
  })
})

describe('a mailbox', () => {
  const SEALER = sealerWith(new Uint8Array(32).fill(7))
  const ann = { player: 'ann', name: 'Ann', house: false, currency: 'EUR' } as const
  const sit = (id: string) => ({ ...ann, id, command: { do: 'sit', seat: 1 } }) as const
  const say = (id: string): StaffOrder => ({ by: SANDRA, id, command: SAY })

  it('gives what comes in the order in which it came, players’ together and staff’s one by one', () => {
    const mailbox = new Mailbox('t', SEALER)
    for (const id of ['a', 'b']) void mailbox.post(sit(id))
    for (const id of ['c', 'd']) void mailbox.post(say(id))
    void mailbox.post(sit('e'))
    const taken = () => mailbox.take(10).map(({ id }) => id)
    expect([taken(), taken(), taken(), taken(), taken()]).toEqual([['a', 'b'], ['c'], ['d'], ['e'], []])
  })

  it('never turns staff away because many players wait', async () => {
    const mailbox = new Mailbox('t', SEALER)
    for (let number = 0; number < 20_000; number++) void mailbox.post(sit(`id-${number}`))
    expect(await mailbox.post(sit('one-more'))).toMatchObject({ ok: false, reason: 'too-many' })
    const waits = mailbox.post(say('staff'))
    expect(await Promise.race([waits, Promise.resolve('waits')])).toBe('waits')
  })

  it('keeps answers under what they were always kept under: those of the version before are found', () => {
    const hashes = [
      signed('speed-1', { ...sit('a'), round: 'speed-1-20260101-000000-1' }, SEALER),
      signed('speed-1', sit('a'), SEALER),
      signed('speed-1', { by: SANDRA, id: 'a', command: { do: 'scan', code: '7D031V' } }, SEALER),
    ]
    expect(hashes.map(({ hash }) => hash)).toEqual([
      'b6205f0d729e3b5eecc08f34455d38bb',
      '5d2105bc0bc0d6aee45d179ff5da5a4d',
      '90ed1540994d9ff58cee39021fc4a076',
    ])
  })
})
