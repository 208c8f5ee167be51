import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { OperatorId, RoundCode } from '#engine/ids'
import { ConfigError } from '#server/config/problems'
import type { Operator } from '#server/operators/operator'
import type { Schema } from '#server/store/schema'

/**
 * Calls to wallets that did not come to their end, of operators that have none elsewhere any more: whom they were
 * meant for cannot be asked. Where the operator is still here that is a mistake, and nothing is opened with it.
 */
export async function requireFinished(
  db: Kysely<Schema>,
  operators: readonly Operator[],
  log: Logger,
): Promise<void> {
  const remote = operators.flatMap(({ id, wallet }) => (wallet === 'built-in' ? [] : [id]))
  const problems: string[] = []
  for (const { operator, calls, round } of await unfinished(db, remote)) {
    const left = `${calls} of its calls did not come to an end, the first of round ${round}`
    if (operators.some(({ id }) => id === operator)) {
      problems.push(
        `operators: ${operator}: "wallet" is "built-in" now, but ${left}. Put its address back, let the rounds that ` +
          'run end and what waits be delivered, and change it then.',
      )
    } else {
      log.warn(
        { operator },
        `this operator is not configured any more, but ${left}: configure it again until they are delivered`,
      )
    }
  }
  if (problems.length > 0) throw new ConfigError(problems)
}

interface Unfinished {
  readonly operator: OperatorId
  readonly calls: number
  readonly round: RoundCode
}

/** What waits or is in doubt, and the debits of rounds that still run; only a table's last round can. */
async function unfinished(db: Kysely<Schema>, remote: readonly string[]): Promise<readonly Unfinished[]> {
  const { rows } = await sql<Unfinished>`
    with open as (
      select id, operator, round from wallet_calls where state = 'asked'
      union all
      select id, operator, round from wallet_calls where state = 'waiting'
      union all
      select c.id, c.operator, c.round
      from tables t, lateral (
        select code, outcome from rounds where table_id = t.id order by number desc limit 1
      ) as r join wallet_calls c on c.round = r.code
      where r.outcome is null and c.state = 'booked'
    )
    select operator, count(*) as calls, (array_agg(round order by id))[1] as round
    from open where operator <> all(${remote}::text[]) group by operator order by operator`.execute(db)
  return rows
}
