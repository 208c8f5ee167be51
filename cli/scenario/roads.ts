import { ScenarioError } from '#cli/scenario/file'
import { describeBadToken, parseResults } from '#engine/roads/result'
import { roadsOf } from '#engine/roads/roads'
import { roadsView } from '#engine/roads/view'

/** A scenario of roads: the results of a shoe in the notation of `sabot roads`. */
export function playRoads(results: unknown): object {
  if (typeof results !== 'string')
    throw new ScenarioError('roads: write the results in one string, as in "B P T"')
  const parsed = parseResults(results)
  if (!parsed.ok) throw new ScenarioError(`roads: ${describeBadToken(parsed.bad)}`)
  return roadsView(roadsOf(parsed.results))
}
