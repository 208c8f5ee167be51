import { PASSWORD } from '#tests/leak/house'
import type { Named } from '#tests/leak/questions'
import type { Scene } from '#tests/leak/scene'
import type { Visitor } from '#tests/leak/visitors'
import { Authenticator } from '#tests/people/authenticator'

/** Asks for something as somebody who may, keeps what comes back, and says what it says. */
export type Act = (who: Visitor | 'operator', line: string, body?: object) => Promise<Said>

type Said = Readonly<Record<string, unknown>>

export interface Acting {
  readonly act: Act
  readonly named: Named
  readonly origin: string
  readonly ears: Scene['ears']
  /** Until everybody has heard what was done so far: what is told by several comes in the same order then. */
  readonly heard: () => Promise<void>
}

const reason = 'A walk.'

/** Everything that can be done beside the game while cards lie face down: each route that changes something, once. */
export async function actAll(acting: Acting): Promise<void> {
  for (const part of [signIns, sessions, chat, passkeys, supervision, money, voiding, operators, ownPlay]) {
    await part(acting)
    await acting.heard()
  }
}

async function signIns({ act, named: { login } }: Acting): Promise<void> {
  await act('nobody', 'POST /api/sign-in', { login, password: PASSWORD })
  await act('nobody', 'POST /api/sign-in', { login, password: 'not the password' })
  await act('nobody', 'POST /api/staff/session', { name: 'carla', password: PASSWORD })
  await act('nobody', 'POST /api/staff/session', { name: 'carla', password: 'not the password' })
  await act('newcomer', 'POST /api/account', { name: 'Signor newcomer', password: PASSWORD })
}

async function sessions({ act }: Acting): Promise<void> {
  await act('player', 'POST /api/tables/ventuno/session', {})
  await act('player', 'GET /api/tables/ventuno/session')
  const { session } = await act('leaver', 'POST /api/tables/mini/session', {})
  await act('rosa', `POST /api/staff/sessions/${session}/end`, { reason })
  await act('leaver', 'POST /api/tables/mini/session', {})
  await act('leaver', 'DELETE /api/tables/mini/session')
}

async function chat({ act, named: { player } }: Acting): Promise<void> {
  await act('rosa', 'POST /api/staff/chat/mute', { player, minutes: 5, reason })
  await act('rosa', 'POST /api/staff/chat/unmute', { player, reason })
  const { line } = await act('rosa', 'POST /api/staff/chat/say', { table: 'live-free', text: 'Buonasera' })
  await act('rosa', 'POST /api/staff/chat/hide', { line, reason })
  await act('rosa', `POST /api/staff/chat/rooms/${player}`, { text: 'Buonasera' })
}

async function passkeys({ act, origin }: Acting): Promise<void> {
  type Options = Parameters<Authenticator['create']>[0]
  const key = new Authenticator(origin)
  const made = await act('leaver', 'POST /api/passkeys/options', {})
  const kept = await act('leaver', 'POST /api/passkeys', { response: key.create(made.options as Options) })
  const asked = await act('nobody', 'POST /api/sign-in/passkey/options', {})
  await act('nobody', 'POST /api/sign-in/passkey', { response: key.get(asked.options as Options) })
  const [{ id }] = kept.passkeys as readonly [{ readonly id: string }]
  await act('leaver', `DELETE /api/passkeys/${id}`)
}

async function supervision({ act, named: { leaver: subject } }: Acting): Promise<void> {
  await act('rosa', 'POST /api/staff/alarms/live-speed', {})
  await act('rosa', 'POST /api/staff/close', { scope: 'player', subject, reason })
  await act('rosa', 'POST /api/staff/open', { scope: 'player', subject, reason })
  await act('ada', 'POST /api/staff/selfcheck', {})
}

async function money({ act, named: { player } }: Acting): Promise<void> {
  const grant = { id: 'golden-0001', player, amount: 500, expiresAt: null, reason }
  await act('rosa', 'POST /api/staff/golden', grant)
  await act('leaver', 'POST /api/cashier/deposits', { key: 'deposit-0001', amount: 5_000 })
  await act('leaver', 'POST /api/cashier/withdrawals', { key: 'withdrawal-0001', amount: 500 })
  await act('guest', 'POST /api/cashier/refill', { key: 'refill-0001' })
}

/** FL-2: one asks, another agrees. */
async function voiding({ act, named: { settled }, ears, heard }: Acting): Promise<void> {
  await ears.get('rosa')?.answer('live-speed', { do: 'voidRound', round: settled, reason })
  await heard()
  const told = ears.get('carla')?.messages.findLast(({ type }) => type === 'approvals')
  const approval = told?.waiting?.[0]?.approval
  await act('carla', `POST /api/staff/approvals/${approval}`, { yes: true })
}

async function operators({ act }: Acting): Promise<void> {
  const mario = { player: 'mario', name: 'Mario', language: 'it', currency: 'EUR' }
  const transfer = { id: 'transfer-0001', player: 'mario', amount: 5_000, direction: 'in' }
  await act('operator', 'POST /api/operators/launch', mario)
  await act('operator', 'POST /api/operators/transfers', transfer)
  await act('operator', 'GET /api/operators/players/mario/balance')
}

async function ownPlay({ act }: Acting): Promise<void> {
  await act('leaver', 'PUT /api/settings', { changes: { music: false } })
  await act('leaver', 'PUT /api/play/limits', { kind: 'loss', period: 'day', amount: 10_000 })
  await act('leaver', 'PUT /api/play/check', { minutes: 60 })
  await act('leaver', 'POST /api/play/check', {})
  await act('leaver', 'POST /api/play/exclusion', { for: '24h' })
  await act('leaver', 'PUT /api/account/password', { old: PASSWORD, password: `${PASSWORD} rosso` })
}
