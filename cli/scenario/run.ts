import { playScenario } from '#cli/scenario/families'
import { readScenario, ScenarioError } from '#cli/scenario/file'
import { playRoads } from '#cli/scenario/roads'
import { playCutOffers, playShoe } from '#cli/scenario/shoe'

/** Plays a scenario's content, whatever kind it is: rounds, roads, a shoe's making or the right to cut. */
export function runScenario(file: unknown): object {
  if (!isObject(file)) throw new ScenarioError('a scenario is a JSON object')
  if ('roads' in file) return playRoads(file.roads)
  if ('cutOffers' in file) return playCutOffers(file)
  if ('shoe' in file && isObject(file.shoe) && !('game' in file)) return playShoe(file)
  return playScenario(readScenario(file))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
