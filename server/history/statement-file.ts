import type { Kysely } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { StatementAnswer, StatementEntry } from '#protocol/http/history'
import { csvLine, decimal, iso } from '#server/history/csv'
import type { Range } from '#server/history/range'
import { balancesOf, entriesOf, type Part, partOf } from '#server/history/statement'
import type { Schema } from '#server/store/schema'

type Balances = StatementAnswer['accounts']

/** How a file begins, goes on with every page, and ends. */
interface Form {
  start(balances: Balances): string
  page(entries: readonly StatementEntry[], isFirst: boolean): string
  end(balances: Balances): string
}

const PAGE = 500

/** Every movement of a range as a file, with what each account held before and after it. */
export async function* statementFile(
  db: Kysely<Schema>,
  player: PlayerId,
  range: Range,
  format: keyof typeof FORMS,
): AsyncGenerator<string> {
  const part = await partOf(db, player, range)
  const balances = await balancesOf(db, part)
  const moved = new Map<string, number>()
  const form: Form = FORMS[format]
  yield form.start(balances)
  let isFirst = true
  for await (const entries of pagesOf(db, part)) {
    for (const { account, amount } of entries) moved.set(account, (moved.get(account) ?? 0) + amount)
    yield form.page(entries, isFirst)
    isFirst = false
  }
  // Play may go on meanwhile: a file ends with what its own movements lead to.
  yield form.end(balances.map((one) => ({ ...one, closing: one.opening + (moved.get(one.account) ?? 0) })))
}

async function* pagesOf(db: Kysely<Schema>, part: Part): AsyncGenerator<readonly StatementEntry[]> {
  for (let after: readonly [number, number] = [0, 0]; ; ) {
    const entries = await entriesOf(db, part, after, PAGE)
    const last = entries.at(-1)
    if (last === undefined) return
    yield entries
    if (entries.length < PAGE) return
    const [transfer = 0, line = 0] = last.id.split('.').map(Number)
    after = [transfer, line]
  }
}

const COLUMNS = [
  'id',
  'at',
  'kind',
  'account',
  'currency',
  'round',
  'amount',
  'amountCents',
  'balance',
  'balanceCents',
  'returned',
]

const FORMS = {
  csv: {
    start: (balances) => csvLine(COLUMNS) + balanceLines('opening', balances),
    page: (entries) => entries.map(entryLine).join(''),
    end: (balances) => balanceLines('closing', balances),
  },
  json: {
    start: () => '{"entries":[',
    page: (entries, isFirst) => `${isFirst ? '' : ','}\n${entries.map(entryJson).join(',\n')}`,
    end: (balances) => `\n],"accounts":[\n${balances.map(balanceJson).join(',\n')}\n]}\n`,
  },
} as const satisfies Readonly<Record<string, Form>>

function entryLine(entry: StatementEntry): string {
  const { id, at, kind, account, currency, round, amount, balance, returned } = entry
  const money = [{ cents: amount }, amount, { cents: balance }, balance]
  return csvLine([id, iso(at), kind, account, currency, round, ...money, returned ? 'yes' : 'no'])
}

function balanceLines(kind: 'opening' | 'closing', balances: Balances): string {
  const line = ({ account, currency, [kind]: cents }: Balances[number]) =>
    csvLine([null, null, kind, account, currency, null, null, null, { cents }, cents, null])
  return balances.map(line).join('')
}

function entryJson(entry: StatementEntry): string {
  const { amount, balance } = entry
  const decimals = { amount: decimal({ cents: amount }), balance: decimal({ cents: balance }) }
  return JSON.stringify({ ...entry, decimals })
}

function balanceJson(balances: Balances[number]): string {
  const { opening, closing } = balances
  const decimals = { opening: decimal({ cents: opening }), closing: decimal({ cents: closing }) }
  return JSON.stringify({ ...balances, decimals })
}
