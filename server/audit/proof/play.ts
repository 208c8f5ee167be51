import { bytesToHex } from '@noble/hashes/utils.js'
import { bonusKey, parseSeed } from '#engine/cards/shuffle'
import { gameOf } from '#engine/families'
import { isHouseEvent } from '#engine/table/events'
import type { GameEvent, TableState } from '#engine/table/types'
import type { ShoeProof } from '#server/audit/proof/document'
import { type Explanation, explain } from '#server/audit/proof/explain'
import type { ProofFindings } from '#server/audit/proof/findings'
import type { Recorded } from '#server/audit/proof/purses'
import type { Scene } from '#server/audit/proof/story'

/**
 * FA-4: every event of the game is what the rules bring about at that moment: where each card goes, what is turned and
 * looked at, what the bonus draws, what everybody gets. After one that is not, the rest of its round proves nothing.
 */
export function checkPlay(proof: ShoeProof, scenes: readonly Scene[], findings: ProofFindings): void {
  let isLost = false
  for (let index = 0; index < scenes.length; ) {
    const scene = scenes[index]
    if (scene === undefined) break
    const { event, before, record, round } = scene
    if (event.type === 'roundBegan') isLost = false
    if (isLost || isHouseEvent(event)) {
      index += 1
      continue
    }
    const found = explained(proof, before, event, new Following(scenes, index))
    if ('length' in found) {
      index += found.length
      continue
    }
    findings.at(record.version + found.at, round)
    findings.wrong(found.why)
    isLost = true
  }
}

/** What a command brings about is recorded without anything of the house's between. */
class Following implements Recorded {
  readonly #scenes: readonly Scene[]
  readonly #first: number

  constructor(scenes: readonly Scene[], first: number) {
    this.#scenes = scenes
    this.#first = first
  }

  at(offset: number): GameEvent | undefined {
    const event = this.#scenes[this.#first + offset]?.event
    return event === undefined || isHouseEvent(event) ? undefined : event
  }
}

function explained(
  { published }: ShoeProof,
  state: TableState,
  event: GameEvent,
  events: Recorded,
): Explanation {
  const { seed, number, cut } = published
  const key = () => bytesToHex(bonusKey(parseSeed(seed ?? ''), number, cut, state.shoe?.rounds ?? 0))
  try {
    const { id, game, shoe } = state
    const house = { bonusKey: key, shoeRound: shoe?.rounds ?? 0 }
    return explain(id, game, events, gameOf(id).origins(game, event, house))
  } catch (error) {
    return {
      at: 0,
      why: `'${event.type}' cannot be replayed (${error instanceof Error ? error.message : error}).`,
    }
  }
}
