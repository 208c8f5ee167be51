import { existsSync, writeFileSync } from 'node:fs'
import type { Io } from '#cli/io'
import { VERIFY_HELP } from '#cli/verify/help'
import { readOptions, type VerifyOptions } from '#cli/verify/options'
import { isRight, jsonOf, type Report, textOf } from '#cli/verify/report'
import { findShoe, isFile, isName, readDocument } from '#cli/verify/target'
import { withStore } from '#cli/with-store'
import { buildProof } from '#server/audit/proof/build'
import { examine } from '#server/audit/proof/check'
import { readProof, type ShoeProof } from '#server/audit/proof/document'
import { roundIn } from '#server/audit/proof/round'
import type { Store } from '#server/store/open'

const WRONG = 1
const BROKEN = 2

/** `sabot verify FILE|ROUND-CODE|SHOE-ID [--json] [--save FILE]` */
export async function verify(args: readonly string[], io: Io): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out(VERIFY_HELP)
    return 0
  }
  const options = readOptions(args)
  if ('problem' in options) return broken(io, `${options.problem} sabot verify --help explains it.`)
  const { target, save } = options
  if (save !== null && existsSync(save)) return broken(io, `${save} is there already: choose another name.`)
  if (isFile(target)) return verifyFile(options, io)
  if (!isName(target)) {
    return broken(
      io,
      `'${target}' is no file, no round's code and no shoe's id. sabot verify --help shows them.`,
    )
  }
  return withStore('verify', io, ({ db }) => verifyStored(db, options, io))
}

function broken(io: Io, sentence: string): number {
  io.err(`sabot verify: ${sentence}\n`)
  return BROKEN
}

function verifyFile({ target, json, save }: VerifyOptions, io: Io): number {
  if (save !== null) return broken(io, `${target} is a saved proof already: --save is for shoes and rounds.`)
  const read = readDocument(target)
  if ('problem' in read) return broken(io, read.problem)
  const proof = readProof(read.document)
  const report = {
    findings: examine(read.document),
    proof: typeof proof === 'string' ? null : proof,
    round: null,
  }
  return tell(report, json, io)
}

async function verifyStored(db: Store['db'], options: VerifyOptions, io: Io): Promise<number> {
  const { target, json, save } = options
  const shoe = await findShoe(db, target)
  if (shoe === null) {
    return broken(io, `this store has no round ${target}. Is the code complete, and is it the right store?`)
  }
  const { table, number, round } = shoe
  const built = await buildProof(db, table, number)
  if ('why' in built) {
    if (built.why === 'unknown') return broken(io, `${built.text} Shoes of a table are counted from 1.`)
    if (json) io.out(`${JSON.stringify({ ok: false, table, shoe: { number }, problems: [built.text] })}\n`)
    else io.err(`sabot verify: ${built.text}\n`)
    return WRONG
  }
  const { proof } = built
  if (save !== null && !keep(proof, save, io)) return BROKEN
  const report = { findings: examine(proof), proof, round: round === null ? null : roundIn(proof, round) }
  return tell(report, json, io)
}

function keep(proof: ShoeProof, path: string, io: Io): boolean {
  try {
    writeFileSync(path, `${JSON.stringify(proof)}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    broken(io, `the proof cannot be saved: ${error instanceof Error ? error.message : error}.`)
    return false
  }
}

function tell(report: Report, json: boolean, io: Io): number {
  io.out(json ? `${jsonOf(report)}\n` : textOf(report, io))
  return isRight(report) ? 0 : WRONG
}
