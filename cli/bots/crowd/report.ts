import type { Summary } from '#cli/bots/crowd/summary'

const number = new Intl.NumberFormat('en')

/** All of it on one line. */
export function lineOf(summary: Summary): string {
  const { players, connected, rounds, commands, accepted, refused, reconnects, waiting } = summary
  const reasons = Object.entries(refused).slice(0, 3)
  const why = reasons.map(([reason, count]) => `${reason} ${number.format(count)}`).join(', ')
  return [
    `${number.format(connected)} of ${number.format(players)} connected`,
    `${number.format(rounds)} rounds`,
    `${number.format(commands)} commands, ${number.format(accepted)} accepted${why === '' ? '' : `, refused: ${why}`}`,
    `staked ${moneyOf(summary, summary.staked)}, got ${moneyOf(summary, summary.won)}`,
    `${number.format(reconnects)} reconnects`,
    `round trip ${millisOf(summary.roundTripMillis.p50)} / ${millisOf(summary.roundTripMillis.p99)}`,
    ...(waiting === null ? [] : [waiting]),
  ].join(' · ')
}

/** The end of a run, line by line. */
export function textOf(summary: Summary): string {
  const { players, tables, seconds, rounds, commands, accepted, refused, underway, errors, faults } = summary
  const lines: readonly (readonly [string, string])[] = [
    ['players', `${number.format(players)} at ${tables} tables, ${seconds.toFixed(1)} s`],
    ['rounds', number.format(rounds)],
    ['commands', `${number.format(commands)}, ${number.format(accepted)} accepted`],
    ['refused', countsOf(refused)],
    ['unanswered', number.format(underway)],
    ['staked', moneyOf(summary, summary.staked)],
    ['got', moneyOf(summary, summary.won)],
    [
      'reconnects',
      `${number.format(summary.reconnects)}, ${number.format(summary.resends)} commands sent again`,
    ],
    ['heard', `${number.format(summary.events)} events, ${number.format(summary.bytes)} bytes`],
    ['round trip', quantilesOf(summary.roundTripMillis)],
    ['answer', quantilesOf(summary.answerMillis)],
    ['errors', countsOf(errors)],
    ...(faults === 0 ? [] : [['faults', `${faults}, the last: ${summary.lastFault}`] as const]),
  ]
  return lines.map(([name, text]) => `${name.padEnd(12)}${text}\n`).join('')
}

function moneyOf({ currency }: Summary, cents: number): string {
  return `${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })} ${currency}`
}

function countsOf(counts: Readonly<Record<string, number>>): string {
  const all = Object.entries(counts).map(([name, count]) => `${name} ${number.format(count)}`)
  return all.length === 0 ? 'none' : all.join(', ')
}

function quantilesOf({ p50, p99 }: Summary['answerMillis']): string {
  return `p50 ${millisOf(p50)}, p99 ${millisOf(p99)}`
}

function millisOf(millis: number | null): string {
  return millis === null ? '–' : `${millis < 10 ? millis.toFixed(1) : Math.round(millis)} ms`
}
