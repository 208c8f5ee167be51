import { type Io, paint } from '#cli/io'
import type { ShoeProof } from '#server/audit/proof/document'
import type { ProofFindings } from '#server/audit/proof/findings'
import type { RoundSummary } from '#server/audit/proof/round'

export interface Report {
  readonly findings: ProofFindings
  /** Null when what was looked at is no proof. */
  readonly proof: ShoeProof | null
  readonly round: RoundSummary | null
}

export function isRight({ findings }: Report): boolean {
  return findings.problems.length === 0
}

export function jsonOf(report: Report): string {
  const { findings, proof, round } = report
  const { checked, problems, wrongRounds } = findings
  return JSON.stringify({
    ok: isRight(report),
    ...(proof && { table: proof.table, game: proof.game, shoe: proof.published, chain: chainOf(proof) }),
    ...(round && { round: { ...round, ok: !wrongRounds.has(round.code) } }),
    checked,
    problems,
  })
}

/** Where the chain of hashes begins and ends: whoever noted either one can compare. */
function chainOf({ start, records }: ShoeProof): { readonly from: string; readonly to: string } {
  return { from: start.hash, to: records.at(-1)?.hash ?? start.hash }
}

export function textOf(report: Report, io: Pick<Io, 'colour'>): string {
  const { findings, proof, round } = report
  const lines = [
    ...(proof === null ? [] : shoeLines(proof)),
    ...(round === null ? [] : roundLines(round, findings)),
    ...Object.entries(findings.checked).map(([what, count]) => `${String(count).padStart(12)} ${what}`),
    ...findings.problems.map((problem) => `${paint(io, 'red', '✗')} ${problem}`),
    isRight(report) ? paint(io, 'green', 'All of it agrees.') : 'This is not right.',
  ]
  return `${lines.join('\n')}\n`
}

function shoeLines(proof: ShoeProof): readonly string[] {
  const { number, commitment, seed, cut, by, burned, burnedCount, live } = proof.published
  const { from, to } = chainOf(proof)
  const hashes = [`  hashes     ${from} (before)`, `             ${to} (last)`]
  const draws = [`  commitment ${commitment}`, `  seed       ${seed}`]
  if (live !== undefined) {
    return [
      `Shoe ${proof.table}/${number} of ${proof.game}: cut by ${by ?? 'the house'}, dealt by hand from decks ${live.decks.join(', ')}`,
      '  Its cards were scanned one by one: there was no order in the system that could be compared.',
      ...(commitment === '' ? [] : draws),
      ...hashes,
    ]
  }
  const burn = burned === null ? 'nothing burned' : `${burned} turned up, ${burnedCount} burned`
  return [
    `Shoe ${proof.table}/${number} of ${proof.game}: cut at ${cut} by ${by ?? 'the house'}, ${burn}`,
    ...draws,
    ...hashes,
  ]
}

function roundLines(round: RoundSummary, { wrongRounds }: ProofFindings): readonly string[] {
  const { code, number, shoeRound, first, last, cards, staked, paid, outcome } = round
  const verdict = wrongRounds.has(code) ? 'not right' : 'right'
  return [
    `Round ${code}: round ${shoeRound} of the shoe, ${number} of the table, ${outcome ?? 'not ended'}, ${verdict}`,
    `  records ${first} to ${last}, ${cards} cards, ${staked} cents staked, ${paid} paid`,
  ]
}
