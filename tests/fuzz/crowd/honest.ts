import { setTimeout as pause } from 'node:timers/promises'
import { gameOf } from '#engine/families'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Bot } from '#tests/floor/crowd'
import type { Faults } from '#tests/fuzz/faults'

/** A player who means no harm. */
export interface Honest extends Pick<Bot, 'client' | 'player' | 'answers'> {
  stop(): void
}

interface Overheard {
  readonly type: 'do'
  readonly id: string
  readonly table: string
  readonly command: PlayerCommand
}

const PATIENCE_MILLIS = 300_000
const MOST_OVERHEARD = 2_000

/** The last orders of honest players. */
export function overhear(players: readonly Honest[]): readonly Overheard[] {
  const overheard: Overheard[] = []
  let next = 0
  for (const { client } of players) {
    client.listen({
      onAnswer: ({ id, table, command }) => {
        overheard[next++ % MOST_OVERHEARD] = { type: 'do', id, table, command }
      },
    })
  }
  return overheard
}

/** Codes of the rounds that they see. */
export function roundCodes(players: readonly Honest[]): readonly string[] {
  const states = players.flatMap(({ client }) => [...client.tables.values()])
  return states.flatMap(({ state }) => state.round?.code ?? [])
}

/** Every table ends a round, as they see it. */
export async function expectRounds(
  players: readonly Honest[],
  tables: readonly string[],
  faults: Faults,
): Promise<void> {
  const before = roundNumbers(players)
  const deadline = Date.now() + PATIENCE_MILLIS
  let waiting = tables
  while (waiting.length > 0 && Date.now() < deadline && faults.all.length === 0) {
    const now = roundNumbers(players)
    waiting = waiting.filter((table) => (now.get(table) ?? 0) <= (before.get(table) ?? 0))
    await pause(20)
  }
  if (faults.all.length > 0) return
  for (const table of waiting) faults.note(`${table} stands still: ${stateOf(players, table)}`)
}

/** What they have to complain of. */
export function complaints(players: readonly Honest[]): readonly string[] {
  return players.flatMap(({ player, client: { counters } }) => {
    const { reconnects, gaps, lastFault, errors } = counters
    const trouble = [...errors].map(([code, count]) => `${count} × ${code}`)
    if (reconnects > 0) trouble.push(`${reconnects} × cut off`)
    if (gaps > 0) trouble.push(`${gaps} × missed something`)
    if (lastFault !== '') trouble.push(lastFault)
    return trouble.map((text) => `${player}: ${text}`)
  })
}

/** They play no more, and everything that they asked is answered. */
export async function calm(players: readonly Honest[], faults: Faults): Promise<void> {
  for (const player of players) player.stop()
  const deadline = Date.now() + PATIENCE_MILLIS
  const open = () => players.filter(({ client }) => client.underway > 0).length
  while (open() > 0 && Date.now() < deadline) await pause(10)
  if (open() > 0) faults.note(`${open()} honest players wait for an answer.`)
}

function roundNumbers(players: readonly Honest[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (const { client } of players) {
    for (const [table, { state }] of client.tables) {
      numbers.set(table, Math.max(numbers.get(table) ?? 0, state.round?.number ?? 0))
    }
  }
  return numbers
}

function stateOf(players: readonly Honest[], table: string): string {
  const states = players.flatMap(({ client }) => client.tables.get(table)?.state ?? [])
  const [state] = states
  if (state === undefined) return 'nobody is there.'
  const { id, game, clock, paused, cutOffer, round } = state
  const seats = gameOf(id)
    .places(game)
    .map(({ player }) => player)
  return JSON.stringify({ phase: game.phase, clock, paused, cutOffer, round, slips: game.slips, seats })
}
