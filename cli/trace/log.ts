import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { STEPS, type Step } from '#server/operations/tracer'

/** A line of the log that a command or a round left. */
export interface Station {
  readonly at: number
  readonly step: Step
  readonly table: string
  readonly trace: string | null
  readonly round: string | null
  readonly facts: Readonly<Record<string, string | number>>
}

const KNOWN = ['level', 'time', 'pid', 'hostname', 'msg', 'step', 'table', 'trace', 'round']

/** The stations in a line of the log; null where it tells of something else. */
export function stationIn(line: string): Station | null {
  const entry = recordIn(line)
  if (entry === null) return null
  const { time, step, table, trace = null, round = null } = entry
  if (typeof time !== 'number' || typeof table !== 'string' || !isStep(step)) return null
  if (!isName(trace) || !isName(round)) return null
  const facts = Object.entries(entry).filter(
    (fact): fact is [string, string | number] =>
      !KNOWN.includes(fact[0]) && (typeof fact[1] === 'string' || typeof fact[1] === 'number'),
  )
  return {
    at: time,
    step,
    table,
    trace,
    round: round === '' ? null : round,
    facts: Object.fromEntries(facts),
  }
}

/**
 * The way of a command, with the end of its round; or all that the log knows of a round. Read once: the round of a
 * command is known before it ends.
 */
export async function stationsOf(target: string, log: Readable): Promise<readonly Station[]> {
  const found: Station[] = []
  const rounds = new Set([target])
  for await (const line of createInterface({ input: log, crlfDelay: Number.POSITIVE_INFINITY })) {
    const station = stationIn(line)
    if (station === null) continue
    const { trace, round, step } = station
    const isRound = round !== null && rounds.has(round)
    if (trace === target && round !== null) rounds.add(round)
    if (trace === target || (isRound && (round === target || step === 'ended'))) found.push(station)
  }
  return found
}

export function openLog(file: string): Readable {
  return file === '-' ? process.stdin : createReadStream(file)
}

function recordIn(line: string): Readonly<Record<string, unknown>> | null {
  if (!line.startsWith('{') || !line.includes('"step"')) return null
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === 'object' && entry !== null ? { ...entry } : null
  } catch {
    return null
  }
}

function isStep(value: unknown): value is Step {
  return STEPS.some((step) => step === value)
}

function isName(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}
