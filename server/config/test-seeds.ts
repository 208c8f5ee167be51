import type { Config } from '#server/config/config'
import { isRecord } from '#server/config/file'
import type { Kind } from '#server/config/kinds'
import { hint, type Problems } from '#server/config/problems'

/** By table: the seeds of its first shoes, in order. Later ones are drawn as always. */
export type TestSeeds = Readonly<Record<string, readonly string[]>>

/** In a variable it is the same as in a file. Never repeated in a message: seeds are cards. */
export const TEST_SEEDS: Kind<TestSeeds> = {
  words: 'tables with the seeds of their first shoes, each of 64 hexadecimal digits',
  example: '{ "speed-1": ["the output of: openssl rand -hex 32"] }',
  accepts: (value): value is TestSeeds => isRecord(value) && Object.values(value).every(areSeeds),
  ofText: (text) => {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  },
  secret: true,
}

function areSeeds(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((seed) => typeof seed === 'string' && /^[0-9a-f]{64}$/i.test(seed)) &&
    value.length > 0
  )
}

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|localhost)$/

/** Whoever knows a seed knows every card: a house that anybody else could reach does not start with one. */
export function noteTestSeeds(config: Config, environment: string | undefined, problems: Problems): void {
  const named = Object.keys(config.testSeeds)
  if (named.length === 0) return
  const ids = config.tables.map(({ id }) => id)
  for (const table of named) {
    if (!ids.includes(table)) problems.note(`testSeeds: ${table}`, `is no table; ${hint(table, ids)}`)
  }
  const open = [
    ...(environment === 'production' ? ['NODE_ENV is production'] : []),
    ...(LOOPBACK.test(config.host) ? [] : [`it listens on ${config.host}`]),
    ...(config.trustProxy ? ['trustProxy lets others in through a proxy'] : []),
    ...(config.secureCookies ? ['secureCookies is for players who come by https'] : []),
    ...(config.origins.length > 0 ? ['origins lets other pages connect'] : []),
    ...(config.databaseUrl === null ? [] : ['databaseUrl is a store that others may share']),
    ...(config.regulated ? ['regulated is for real play'] : []),
    ...(config.operators.length > 0 ? ['operators send their players'] : []),
  ]
  if (open.length === 0) return
  problems.note(
    'testSeeds',
    `makes shoes whose cards are known, for tests on this machine alone, and ${open.join(', ')}. ` +
      'Take testSeeds (SABOT_TEST_SEEDS) away.',
  )
}
