import { type Kysely, sql } from 'kysely'
import type { PlayerId } from '#engine/ids'
import { canonical } from '#engine/record/canonical'
import { withoutTakenBack } from '#engine/table/taken-back'
import type { TableEvent, TableState } from '#engine/table/types'
import { viewTable, viewTableEvent } from '#engine/table/view'
import type { RoundAnswer } from '#protocol/http/history'
import { inAll } from '#protocol/story/in-all'
import type { Said } from '#protocol/story/say'
import { storyOf, type Told } from '#protocol/story/story'
import { playedRound } from '#server/history/played'
import { roundStart } from '#server/history/start'
import type { Schema } from '#server/store/schema'

type Round = Schema['rounds']

/**
 * A finished round as a player who had a stake in it may see it: its part of the log, in words too, and what it takes
 * to check it. Sealed cards stay sealed; what was turned is in the log by itself.
 */
export async function roundOf(
  db: Kysely<Schema>,
  player: PlayerId,
  code: string,
  builtIn: readonly string[] = [],
): Promise<RoundAnswer | null> {
  const play = await db
    .selectFrom('plays')
    .selectAll()
    .where('round', '=', code)
    .where('player', '=', player)
    .executeTakeFirst()
  const round = await db.selectFrom('rounds').selectAll().where('code', '=', code).executeTakeFirst()
  if (play === undefined || round === undefined || round.last_version === null) return null
  const { first_version: first, last_version: last } = round
  const audience = { as: 'player', player } as const
  const before = await roundStart(db, round)
  const start = viewTable(before, audience)
  const events = withoutTakenBack(before.id, await eventsOf(db, round, last, player))
  const told = events.flatMap(({ at, event }): readonly Told[] => {
    const seen = viewTableEvent(before.id, event, audience)
    return seen === null ? [] : [{ at, event: seen }]
  })
  const voided = await voidOf(db, round)
  const { steps, bets } = storyOf(start, told, player)
  return {
    ...playedRound(play, builtIn),
    voided,
    first,
    last,
    start,
    events: told.map(({ event }) => event),
    times: told.map(({ at }) => at),
    steps: voided === null ? steps : [...steps, { at: voided.at, text: voidedSaid(play) }],
    bets,
    fairness: await fairnessOf(db, round, start, told),
  }
}

/** What the bets came to stays as it was played; this is why the money is not. */
function voidedSaid({ staked, paid }: Pick<Schema['plays'], 'staked' | 'paid'>): Said {
  return inAll(({ house: { voided } }) => (paid > staked ? voided.kept : voided.back))
}

/** Only their player hears of these, but for chips on a shared box: where thousands bet they are most of a round. */
const PRIVATE = [
  'placed',
  'takenBack',
  'confirmed',
  'autoConfirm',
  'zeroCommission',
  'sideBets',
  'chose',
  'decided',
] as const satisfies readonly TableEvent['type'][]

/** Those that may be seen, and few others: what is others' own is not even read. */
async function eventsOf(
  db: Kysely<Schema>,
  round: Round,
  last: number,
  player: PlayerId,
): Promise<readonly Told[]> {
  const records = await db
    .selectFrom('events')
    .select(['at', 'body'])
    .where('table_id', '=', round.table_id)
    .where('version', '>=', round.first_version)
    .where('version', '<=', last)
    .where(({ or, eb }) =>
      or([
        eb('type', 'not in', PRIVATE),
        sql<boolean>`strpos(body, ${`"player":${canonical(player)}`}) > 0`,
        sql<boolean>`strpos(body, '"shared":true') > 0`,
      ]),
    )
    .orderBy('version')
    .execute()
  return records.map(({ at, body }) => ({ at, event: JSON.parse(body) as TableEvent }))
}

async function voidOf(
  db: Kysely<Schema>,
  { table_id, voided_version }: Round,
): Promise<RoundAnswer['voided']> {
  if (voided_version === null) return null
  const { at, body } = await db
    .selectFrom('events')
    .select(['at', 'body'])
    .where('table_id', '=', table_id)
    .where('version', '=', voided_version)
    .executeTakeFirstOrThrow()
  const event = JSON.parse(body) as TableEvent
  return event.type === 'voided' ? { at, reason: event.reason ?? '' } : null
}

/** FA-1, FA-2: where in which shoe the round's cards lay, and how anybody can find out that they did. */
async function fairnessOf(
  db: Kysely<Schema>,
  { code, table_id, shoe: number }: Round,
  { shoe }: TableState,
  told: readonly Told[],
): Promise<RoundAnswer['fairness']> {
  const { commitment, cut, cut_by, burned_count, seed } = await db
    .selectFrom('shoes')
    .selectAll()
    .where('table_id', '=', table_id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return {
    shoe: number,
    live: shoe?.live !== undefined,
    commitment,
    cut,
    by: cut_by,
    burned: shoe?.live === undefined ? (burned_count ?? 0) : shoe.burnedCount,
    firstCard: (shoe?.dealt ?? 0) + 1,
    cards: told.filter(({ event }) => event.type === 'dealt').length,
    seed,
    verify: `sabot verify ${code}`,
  }
}
