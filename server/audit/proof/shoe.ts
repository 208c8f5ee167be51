import { openShoe, type Shoe } from '#engine/cards/shoe'
import { commitment, parseSeed } from '#engine/cards/shuffle'
import { verifyShoe } from '#engine/cards/verify-shoe'
import { GAMES } from '#engine/games'
import { canonical } from '#engine/record/canonical'
import type { ShoeProof } from '#server/audit/proof/document'
import type { ProofFindings } from '#server/audit/proof/findings'
import type { Step } from '#server/audit/proof/story'

/** FA-1, FA-2: rebuilds the shoe from what was published; null when that is not the shoe that was committed to. */
export function rebuiltShoe({ game, published }: ShoeProof, findings: ProofFindings): Shoe | null {
  const { commitment, number, cut, burned, burnedCount } = published
  const seed = published.seed ?? ''
  const burn = burnedCount > 0
  const claim = {
    game,
    commitment,
    seed,
    number,
    cut,
    dealt: [],
    burned: burned === null ? [] : [burned],
    burn,
  }
  const problems = verifyShoe(claim)
  for (const problem of problems) findings.problem(problem)
  if (problems.length > 0) return null
  const shoe = openShoe({ ...GAMES[game].shoe, burn }, { seed: parseSeed(seed), number, cut })
  if (shoe.burned.length === burnedCount) return shoe
  findings.problem(`${shoe.burned.length} cards are to be burned after ${burned}, not ${burnedCount}.`)
  return null
}

/** MF-16: what a live table draws beside the cards comes from a seed that it committed to. */
export function checkDraws(
  { published: { commitment: promise, seed } }: ShoeProof,
  findings: ProofFindings,
): void {
  if (promise === '' && seed === null) return
  const isKept = seed !== null && commitment(parseSeed(seed)) === promise
  findings.must(isKept, () => 'The revealed seed is not the one that was committed to.')
}

/** What was published is what the log says, from before the shoe was opened to its end. */
export function checkPublished(proof: ShoeProof, steps: readonly Step[], findings: ProofFindings): void {
  const { published, start } = proof
  const { number, commitment, cut, by, burned, burnedCount, seed, live } = published
  const { coming, shoe, id, game } = start.state
  findings.must(
    id === proof.game && shoe === null && game.phase === 'over',
    () => `The replay does not start from a ${proof.game} table between two shoes.`,
  )
  findings.must(
    coming?.shoe === number && coming.commitment === commitment,
    () => `Before shoe ${number} was opened, another commitment stood than the one that was published.`,
  )
  const [first] = steps
  const last = steps.at(-1)
  const opened = first?.event.type === 'shoeOpened' ? first.event : null
  findings.must(opened !== null, () => `The records do not begin with the opening of shoe ${number}.`)
  findings.must(
    opened === null ||
      (opened.shoe === number && opened.cut === cut && opened.by === by && opened.burned === burned),
    () => `The log has shoe ${opened?.shoe} opened otherwise than was published: cut, cutter or burned card.`,
  )
  findings.must(
    opened === null || opened.burnedCount === burnedCount,
    () => `The log has ${opened?.burnedCount} cards burned, but ${burnedCount} was published.`,
  )
  findings.must(
    (start.state.live === undefined) === (live === undefined) &&
      canonical(opened?.live ?? null) === canonical(live ?? null),
    () =>
      `The log does not say of shoe ${number} what was published: whether its cards were scanned, and which.`,
  )
  const revealed = last?.event.type === 'shoeRevealed' ? last.event : null
  findings.must(
    revealed !== null && revealed.shoe === number && revealed.seed === seed,
    () => `The records do not end with shoe ${number} revealed and the seed that was published.`,
  )
}
