import { parseResults, type RoundResult } from '#engine/roads/result'
import { type Roads, roadsOf } from '#engine/roads/roads'

/** Reads results for a test, where a token that cannot be read is the test's own mistake. */
export function results(text: string): readonly RoundResult[] {
  const parsed = parseResults(text)
  if (!parsed.ok) throw new Error(`no result: ${parsed.bad.token}`)
  return parsed.results
}

export function shoe(text: string): Roads {
  return roadsOf(results(text))
}
