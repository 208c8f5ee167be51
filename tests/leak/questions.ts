import { TABLE_IDS } from '#tests/leak/tables'

/** What the house knows by these names at the moment. */
export interface Named {
  readonly rounds: readonly string[]
  /** The one of them that is over and paid. */
  readonly settled: string
  readonly player: string
  /** What the player signs in with. */
  readonly login: string
  readonly leaver: string
  readonly operatorsPlayer: string
}

const SHOES = ['1', '2']

/** What is behind each part of an address that has a name; nothing is behind any other. */
function valuesOf(part: string, { rounds, player, operatorsPlayer }: Named, url: string): readonly string[] {
  switch (part) {
    case ':table':
    case ':tables':
      return TABLE_IDS
    case ':number':
      return SHOES
    case ':code':
      return rounds
    case ':player':
      return [url.startsWith('/api/operators') ? operatorsPlayer : player]
    default:
      return ['nothing']
  }
}

/** What more can be asked at an address. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/api/history': ['', '?limit=100', '?game=ventuno', '?limit=wrong'],
  '/api/statement': ['', '?limit=100'],
  '/api/staff/log': ['', '?limit=200', '?action=card-scanned&limit=200', '?action=card-replaced'],
  '/api/staff/players': ['', '?ids=:player'],
}

/** Every address of a route that there is. Only looking is done everywhere: what changes something, once. */
export function pathsOf(method: string, url: string, named: Named): readonly string[] {
  const parts = url.match(/:[a-z]+/gi) ?? []
  const whole = parts.reduce<readonly string[]>(
    (paths, part) =>
      paths.flatMap((path) => valuesOf(part, named, url).map((value) => path.replace(part, value))),
    [url],
  )
  const asked = method === 'GET' ? whole : whole.slice(0, 1)
  const queries = (method === 'GET' && QUERIES[url]) || ['']
  return asked.flatMap((path) => queries.map((query) => path + query.replace(':player', named.player)))
}

/** No JSON, and nothing said. */
export const BODIES: readonly string[] = ['{', '{}']
