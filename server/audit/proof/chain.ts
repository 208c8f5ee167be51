import { canonical } from '#engine/record/canonical'
import type { ProofRecord, ShoeProof } from '#server/audit/proof/document'
import type { ProofFindings } from '#server/audit/proof/findings'
import type { Step } from '#server/audit/proof/story'
import { recordHash } from '#server/tables/records'

/** FA-4: every record follows the one before it, says what its hash says, and is written in the one way there is. */
export function checkChain(
  { start, records }: ShoeProof,
  steps: readonly Step[],
  findings: ProofFindings,
): void {
  let { version, hash } = start
  for (const [index, record] of records.entries()) {
    findings.at(record.version, steps[index]?.round ?? null)
    findings.right(record.version === version + 1, () => `it should be record ${version + 1}.`)
    findings.right(recordHash(record, hash) === record.hash, () => 'it was changed, its hash does not fit.')
    findings.right(isCanonical(record), () => 'its text is not in canonical form.')
    version = record.version
    hash = record.hash
    findings.count('events')
  }
}

/** Only then do text and meaning belong together: a hash covers the text. */
function isCanonical({ body }: ProofRecord): boolean {
  try {
    return canonical(JSON.parse(body)) === body
  } catch {
    return false
  }
}
