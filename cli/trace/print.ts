import type { Station } from '#cli/trace/log'
import type { KeptCommand, KeptRound } from '#cli/trace/store'

/** One line a station: when, how long after the one before, what, and what is known of it. */
export function stationLines(stations: readonly Station[]): readonly string[] {
  return stations.map(({ at, step, table, trace, round, facts }, index) => {
    const before = stations[index - 1]
    const since = before === undefined ? '' : `+${at - before.at} ms`
    const named = { ...(trace === null ? {} : { trace }), ...(round === null ? {} : { round }), ...facts }
    const told = Object.entries(named).map(([name, value]) => `${name} ${value}`)
    return `  ${timeOf(at)} ${since.padStart(9)}  ${step.padEnd(9)}  ${[table, ...told].join(' · ')}`
  })
}

export function commandLines({ player, table, at, answer, events, round }: KeptCommand): readonly string[] {
  const stored = events.map(({ version, type }) => `    ${version} ${type}`)
  return [
    `  ${timeOf(at)}  ${player} at ${table}: ${answer}`,
    ...(stored.length === 0 ? [] : ['  stored in the same commit:', ...stored]),
    ...(round === null ? ['  between two rounds'] : roundLines(round)),
  ]
}

export function roundLines({
  code,
  beganAt,
  endedAt,
  outcome,
  events,
  transfers,
}: KeptRound): readonly string[] {
  const end = endedAt === null ? 'still running' : `${outcome} at ${timeOf(endedAt)}`
  return [
    `  round ${code}: began ${timeOf(beganAt)}, ${end}`,
    ...events.map(({ version, type, at }) => `    ${timeOf(at)}  ${version} ${type}`),
    ...transfers.map(
      ({ kind, at, account, amount }) => `    ${timeOf(at)}  ${kind.padEnd(8)} ${account} ${amount}`,
    ),
  ]
}

function timeOf(at: number): string {
  return new Date(at).toISOString()
}
