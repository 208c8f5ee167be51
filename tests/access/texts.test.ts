import { afterAll, beforeAll, expect, it } from 'vitest'
import { cents } from '#engine/money/cents'
import { newPersonId } from '#server/people/secrets'
import type { StaffMember } from '#server/people/staff/member'
import type { StaffCommand } from '#server/tables/ports'
import { openWholeHouse, type WholeHouse } from '#tests/access/walk'
import { newId, TestConsole } from '#tests/supervision/console'

const TABLE = 'ventuno'
/** No text that a store could keep: a zero, and half of a character. */
const NO_TEXTS = ['abc\u0000def', 'abc\ud800']
const reason = 'A good reason.'

let house: WholeHouse
let console: TestConsole

beforeAll(async () => {
  house = await openWholeHouse()
  console = await TestConsole.open(house.url, await house.visitor('supervisor'))
})
afterAll(async () => {
  await console.leave()
  await house.close()
})

/** Everywhere that staff write something. */
function messages(text: string): readonly object[] {
  const order = (command: object) => ({ type: 'do', table: TABLE, command })
  const limits = { unit: cents(100), ranges: { [text]: [cents(100), cents(200)] } }
  return [
    order({ do: 'pause', reason: text }),
    order({ do: 'swapCards', why: 'day', reason: text }),
    order({ do: 'setLimits', limits, reason }),
    order({ do: 'unseat', player: text, reason }),
    order({ do: 'broadcast', text }),
    order({ do: 'call', text }),
    order({ do: 'scan', code: text }),
    { type: 'announce', text },
  ]
}

it.each(NO_TEXTS)(
  'FL-4: what is no text (%j) is refused to staff at once, and the table goes on',
  async (text) => {
    for (const message of messages(text)) {
      const id = newId()
      console.ws.send(JSON.stringify({ ...message, id }))
      await console.until(JSON.stringify(message), () =>
        [...console.heard('answer'), ...console.heard('error')].some((told) => told.id === id),
      )
      // Whoever sends nothing but nonsense is put out.
      console.send({ type: 'ping', at: 1 })
      expect(console.heard('error').filter((error) => error.id === id)).toMatchObject([
        { code: 'bad-message' },
      ])
    }
    expect(await console.order(TABLE, { do: 'pause', reason })).toMatchObject({ ok: true })
    expect(await console.order(TABLE, { do: 'resume' })).toMatchObject({ ok: true })
  },
)

it('FL-1: an order that the store can not keep is refused by the table, which goes on', async () => {
  const door = house.server.floor.tables.get(TABLE)
  const by: StaffMember = { id: newPersonId(), name: 'sandra', shown: 'Sala', role: 'supervisor' }
  const order = (command: StaffCommand) => door?.submit({ by, id: newId(), command })
  expect(await order({ do: 'pause', reason: 'abc\u0000def' })).toMatchObject({
    ok: false,
    reason: 'bad-input',
  })
  expect(await order({ do: 'pause', reason })).toMatchObject({ ok: true })
  expect(await order({ do: 'resume' })).toMatchObject({ ok: true })
})

it('no route fails inside for it', async () => {
  const supervisor = await house.visitor('supervisor')
  const player = await house.visitor('player')
  const grant = { id: 'grant-0001', player: 'abc\u0000', amount: 100, expiresAt: null, reason }
  for (const [browser, line, body] of [
    [supervisor, 'POST /api/staff/golden', grant],
    [supervisor, 'POST /api/staff/approvals/abc%00', { yes: true }],
    [supervisor, 'POST /api/staff/sessions/abc%00/end', { reason: 'abc\u0000def' }],
    [player, 'DELETE /api/passkeys/abc%00', undefined],
    [player, 'GET /api/rounds/abc%00', undefined],
  ] as const) {
    const { status, body: answer } = await browser.ask(line, body)
    expect([line, [400, 404].includes(status), typeof answer.text]).toEqual([line, true, 'string'])
  }
})
