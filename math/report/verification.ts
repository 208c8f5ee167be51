import { type EntryOf, GAMES, type IdOf } from '#engine/games'
import type { Family } from '#engine/kinds'
import { NUMBERS } from '#math/families'
import { type Cell, number, percent, type Section, table, text } from '#math/report/html'
import { convergencePlot } from '#math/report/plots'
import type { Study } from '#math/report/study'
import { type BetReport, isSuspect, reportOf } from '#math/simulation/report'

function drawnOf<F extends Family>({ family, rules }: EntryOf<F>): readonly string[] {
  const id: IdOf<F> = rules.id
  return NUMBERS[family].drawn[id]
}

/** A simulation of every game through the engine's own rounds, beside the exact figures. */
export function verification(studies: readonly Study[]): Section {
  const rounds = studies[0]?.run.at(-1)?.rounds ?? 0
  const plots = studies.flatMap((study) =>
    drawnOf(GAMES[study.id]).map((bet) => `<figure>${convergencePlot(study, bet)}</figure>`),
  )
  const tables = studies.map(({ name, bets, run }) => {
    const last = run.at(-1)
    const reports = last === undefined ? new Map<string, BetReport>() : reportOf(last, bets)
    return table({
      caption: `${name}: a unit on every bet`,
      head: ['Bet', 'Rounds', 'Observed', '99 % interval', 'Exact', 'Std. errors off'],
      class: 'right even',
      rows: [...reports].map(([bet, report]) => rowOf(bet, report)),
    })
  })
  return {
    id: 'verification',
    title: 'Verification by simulation',
    body: `<p>${rounds.toLocaleString('en')} rounds of each game are dealt by the rules themselves, with a generator and seed that anybody can run again
(<code>sabot simulate</code> plays as many as wanted). Blue is what had come back by then; the band about the dashed exact return is where 99 of 100 simulations are at any one point.</p>
<div class="pairs">${plots.join('\n')}</div>
${tables.join('\n')}`,
  }
}

function rowOf(bet: string, report: BetReport): readonly Cell[] {
  const { rounds, rtp, low, high, exact, z } = report
  return [
    text(bet),
    number(rounds.toLocaleString('en')),
    number(percent(rtp, 3)),
    number(low === null || high === null ? '–' : `${percent(low, 2)} to ${percent(high, 2)}`),
    number(percent(exact, 3)),
    {
      html: z === null ? '–' : z.toFixed(2).replace('-', '−'),
      class: isSuspect(report) ? 'number no' : 'number',
    },
  ]
}
