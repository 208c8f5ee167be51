import { dealtFrom } from '#server/audit/proof/cards'
import { checkChain } from '#server/audit/proof/chain'
import { readProof, type ShoeProof } from '#server/audit/proof/document'
import { ProofFindings } from '#server/audit/proof/findings'
import { checkHouse } from '#server/audit/proof/house'
import { checkMoney } from '#server/audit/proof/money'
import { checkPlay } from '#server/audit/proof/play'
import { checkRules } from '#server/audit/proof/rules'
import { scannedIn } from '#server/audit/proof/scanned'
import { checkDraws, checkPublished, rebuiltShoe } from '#server/audit/proof/shoe'
import { type Step, staged, stepsOf } from '#server/audit/proof/story'

/** What does not agree in a proof of a shoe, in plain sentences; an empty list means that all of it does (FA-2). */
export function checkProof(document: unknown): readonly string[] {
  return examine(document).problems
}

/** The same with what was looked at. Whatever the document is, this ends and throws nothing. */
export function examine(document: unknown): ProofFindings {
  const findings = new ProofFindings()
  const proof = readProof(document)
  if (typeof proof === 'string') {
    findings.problem(proof)
    return findings
  }
  try {
    follow(proof, findings)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    findings.wrong(`the table cannot be replayed from the state that the proof starts with (${words}).`)
  }
  return findings
}

function follow(proof: ShoeProof, findings: ProofFindings): void {
  const steps = stepsOf(proof, findings)
  checkChain(proof, steps ?? [], findings)
  if (steps === null) return
  findings.at(proof.start.version, null)
  checkPublished(proof, steps, findings)
  if (proof.published.live !== undefined) return followLive(proof, steps, findings)
  const shoe = rebuiltShoe(proof, findings)
  const dealt = shoe === null ? steps : dealtFrom(shoe, steps, findings)
  const scenes = staged(proof.start.state, dealt, findings)
  if (shoe !== null) checkHouse(proof, shoe, scenes, findings)
  if (shoe !== null && checkRules(proof, scenes, findings)) checkPlay(proof, scenes, findings)
  checkMoney(proof, scenes, findings)
}

/** A shoe whose cards were scanned: no order, but everything else. */
function followLive(proof: ShoeProof, steps: readonly Step[], findings: ProofFindings): void {
  checkDraws(proof, findings)
  const scenes = staged(proof.start.state, scannedIn(proof.game, steps, findings), findings)
  checkHouse(proof, null, scenes, findings)
  if (checkRules(proof, scenes, findings)) checkPlay(proof, scenes, findings)
  checkMoney(proof, scenes, findings)
}
