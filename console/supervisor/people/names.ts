import { create } from 'zustand'
import { HTTP } from '#protocol/http'
import { ask, isProblem } from '#ui/net/http'

const MOST_AT_ONCE = 100
/** A guest who opens an account is called something else from then on. */
const KNOWN_MILLIS = 300_000

/** What players are called, by id; as far as anybody has asked. */
export const useKnownNames = create<{ readonly names: Readonly<Record<string, string>> }>(() => ({
  names: {},
}))

const askedAt = new Map<string, number>()

/** Asks for the names of those that were not asked for lately; where that fails, whoever looks next asks again. */
export async function learnNames(players: readonly string[]): Promise<void> {
  const now = Date.now()
  const isWanted = (player: string) => now - (askedAt.get(player) ?? 0) > KNOWN_MILLIS
  const unknown = [...new Set(players)].filter(isWanted)
  const wanted = unknown.slice(0, MOST_AT_ONCE)
  if (wanted.length === 0) return
  for (const player of wanted) askedAt.set(player, now)
  const path = `/api/staff/players?ids=${encodeURIComponent(wanted.join(','))}`
  const answer = await ask(HTTP.playerNames, 'GET', path)
  if (isProblem(answer)) {
    for (const player of wanted) askedAt.delete(player)
    return
  }
  const told = Object.fromEntries(answer.players.map(({ player, name }) => [player, name]))
  useKnownNames.setState(({ names }) => ({ names: { ...names, ...told } }))
  if (unknown.length > wanted.length) await learnNames(unknown)
}
