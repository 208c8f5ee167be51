import { DECK } from '#engine/cards/card'
import { scanCode } from '#engine/cards/scan-code'
import type { Dice } from '#tests/dice'
import { MESSAGES, ORDERS, type Role } from '#tests/fuzz/contract/grammar'
import type { Spoken } from '#tests/fuzz/contract/reading'
import { newId } from '#tests/fuzz/frames/orders'

type Json = Readonly<Record<string, unknown>>

const CODES = ['', 'nonsense', '7D999K', '7d031v'] as const

/** A right message of any kind that a console may send: as the page shows it, for one of these tables. */
export function anyStaffMessage(dice: Dice, role: Role, tables: readonly string[]): Spoken {
  const { example } = dice.of(MESSAGES[role])
  const table = dice.of(tables)
  const command = example.type === 'do' ? { command: anyStaffCommand(dice, role) } : {}
  const named = { ...('table' in example && { table }), ...('room' in example && { room: table }) }
  const fresh = 'id' in example ? { id: newId(dice) } : {}
  return { ...example, ...fresh, ...named, ...command } as Spoken
}

/** Most of them with other values than the example's: as likely as not they make no sense at the table. */
function anyStaffCommand(dice: Dice, role: Role): Json {
  const { example } = dice.of(ORDERS[role])
  if (dice.chance(0.3)) return example
  const first = 1 + dice.below(900)
  const others: Json = {
    code: dice.chance(0.5) ? dice.of(CODES) : scanCode({ card: dice.of(DECK), deck: first }),
    round: dice.of(['none', 'spare-20260101-000000-1', 'spare-live-20260101-000000-1']),
    dealt: dice.below(6),
    card: dice.below(6),
    to: dice.below(6),
    decks: Array.from({ length: dice.of([1, 6, 8]) }, (_, index) => first + index),
    player: dice.of(['nobody', 'p_1', '__proto__']),
  }
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      Object.hasOwn(others, name) ? others[name] : value,
    ]),
  )
}

/** What a member of staff would like to be: somebody higher, somebody else, or the house. Always refused as no message. */
export function staffImposture(dice: Dice, role: Role, tables: readonly string[]): string {
  const order = { type: 'do', id: newId(dice), table: dice.of(tables), command: { do: 'resume' } }
  const higher = dice.of(MESSAGES.supervisor.filter(({ name }) => ABOVE.includes(name))).example
  const forbidden = dice.of(ORDERS.supervisor.filter(({ name }) => !DEALERS.has(name))).example
  const players = dice.of(ORDERS.player.filter(({ name }) => !STAFFS.has(name))).example
  const forged: readonly (() => object)[] = [
    () => ({ ...order, by: 'ada' }),
    () => ({ ...order, role: 'administrator' }),
    () => ({ ...order, approvedBy: 'carla' }),
    () => ({ ...order, command: { do: 'resume', staff: 's_1' } }),
    () => ({ ...order, command: players }),
    () => ({ ...order, command: dice.of(HOUSE) }),
    () => ({ ...order, round: 'none' }),
    () => (role === 'dealer' ? { ...order, command: forbidden } : { ...order, command: {} }),
    () => (role === 'dealer' ? higher : { type: 'support', read: true }),
    () => ({ type: dice.of(['answer', 'approvals', 'approvalOver', 'trouble', 'lobby', 'chat', 'grant']) }),
  ]
  return JSON.stringify(dice.of(forged)())
}

const DEALERS = new Set(ORDERS.dealer.map(({ name }) => name))
const STAFFS = new Set(ORDERS.supervisor.map(({ name }) => name))
const ABOVE: readonly string[] = ['floor', 'approve', 'acknowledge', 'announce']
const HOUSE = [
  { do: 'card', card: 'KH' },
  { do: 'void', code: 'spare-20260101-000000-1', by: 'rosa', reason: 'It does not count.' },
  { do: 'settle' },
  { do: 'open', shoeRound: 1 },
] as const
