import { sql } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { OperatorHistoryAnswer, VisitAnswer } from '#protocol/http/operators'
import { type FeedQuery, feed } from '#server/history/feed'
import { Gate } from '#server/operators/gate'
import { type LaunchService, launchService } from '#server/operators/launch'
import type { Operator } from '#server/operators/operator'
import { type TransferNeeds, type TransferService, transferService } from '#server/operators/transfers'

/** All that operators and their players ask of the house over HTTP. */
export interface OperatorService extends LaunchService, TransferService {
  readonly gate: Gate
  readonly now: () => number
  /** What an operator's players played; null for a cursor that is none of ours. */
  history(operator: Operator, query: FeedQuery): Promise<OperatorHistoryAnswer | null>
  /** Where somebody came from; null for whoever came by themselves. */
  visit(player: PlayerId): Promise<VisitAnswer | null>
}

interface Settings extends TransferNeeds {
  readonly operators: readonly Operator[]
  readonly currency: string
  readonly tables: readonly string[]
  readonly arrived: (player: PlayerId, operator: Operator) => Promise<void>
}

export function operatorService(settings: Settings): OperatorService {
  const { db, operators } = settings

  async function history(operator: Operator, query: FeedQuery): Promise<OperatorHistoryAnswer | null> {
    const page = await feed(db, operator.id, query, operator.wallet === 'built-in' ? [operator.id] : [])
    if (page === null) return null
    const ids = [...new Set(page.plays.map(({ player }) => player))]
    const rows = await db
      .selectFrom('players')
      .select(['id', 'external_id'])
      .where(sql<boolean>`id = any(${ids}::text[])`)
      .execute()
    const names = new Map(rows.map(({ id, external_id }) => [id, external_id ?? '']))
    const plays = page.plays.map((play) => ({ ...play, player: names.get(play.player) ?? '' }))
    return { plays, next: page.next, more: page.more }
  }

  async function visit(player: PlayerId): Promise<VisitAnswer | null> {
    const row = await db
      .selectFrom('operator_visits')
      .innerJoin('players', 'players.id', 'operator_visits.player_id')
      .select(['operator', 'language', 'return_url'])
      .where('player_id', '=', player)
      .executeTakeFirst()
    const operator = operators.find(({ id }) => id === row?.operator)
    if (row === undefined || operator === undefined) return null
    return { operator: operator.id, name: operator.name, language: row.language, returnUrl: row.return_url }
  }

  const services = { ...launchService(settings), ...transferService(settings) }
  return { ...services, gate: new Gate(db, operators), now: settings.now, history, visit }
}
