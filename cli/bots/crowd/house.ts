import { sharesOf, usualTables } from '#cli/bots/crowd/assign'
import { Bot } from '#cli/bots/crowd/bot'
import { type Charts, chartsFor } from '#cli/bots/play/charts'
import { isLater, listTables, sleep } from '#cli/bots/wire/session'
import type { ListedTable } from '#protocol/http'

export interface HousePlayers {
  readonly url: string
  /** One sign-in for each of them. */
  readonly tokens: readonly string[]
  /** Where they may play; if left out, at the usual ones. */
  readonly tables?: readonly string[]
  readonly charts?: Charts
  /** Another way through the same evening. */
  readonly seed?: string
  /** Ends it. */
  readonly signal: AbortSignal
}

const SEED = 'ca5a'
const GOODBYE_MILLIS = 1_000

/** A few test players of the house, so that a new guest does not sit alone: small stakes, best play, a person's pace. */
export async function runHousePlayers({
  url,
  tokens,
  tables,
  charts,
  seed = SEED,
  signal,
}: HousePlayers): Promise<void> {
  const listed = await floorOf(url, signal)
  const open = tables === undefined ? usualTables(listed) : listed.filter(({ id }) => tables.includes(id))
  if (open.length === 0 || signal.aborted) return
  const prepared = charts ?? (await chartsFor(open.map(({ game }) => game)))
  const bots = tokens.map(
    (token, number) =>
      new Bot({
        url,
        token,
        seed,
        number,
        tables: sharesOf(open, tokens.length, number),
        play: 'best',
        stakes: 'small',
        charts: prepared,
      }),
  )
  await ended(signal)
  await Promise.all(bots.map((bot) => bot.close(GOODBYE_MILLIS)))
}

/** The floor's tables, as soon as there is a floor. */
async function floorOf(url: string, signal: AbortSignal): Promise<readonly ListedTable[]> {
  while (!signal.aborted) {
    const listed = await listTables(url)
    if (!isLater(listed)) return listed
    await sleep(listed.waitMillis, signal)
  }
  return []
}

function ended(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
