import { LEVELS } from '#engine/blackjack/fire-blaze/types'
import { median, moment, support } from '#math/blackjack/fire-blaze/distribution'
import type { FireBlazeReturn } from '#math/blackjack/fire-blaze/return'
import { times, toNumber } from '#math/fraction'
import { pointsPlot, totalPlot } from '#math/report/blackjack/fire-blaze-plots'
import { figure, number, percent, type Section, table, text } from '#math/report/html'
import type { Study } from '#math/report/study'

/** Points, levels and totals of the bonus (MF-12 to MF-19). */
export function fireBlaze(studies: readonly Study[]): Section | null {
  const bonus = studies.find((study) => study.fireBlaze !== null)?.fireBlaze
  if (!bonus) return null
  const totals = LEVELS.flatMap((level) => {
    const found = bonus.levels.get(level)
    return found === undefined ? [] : [`<figure>${totalPlot(level, found.total)}</figure>`]
  })
  return {
    id: 'fire-blaze',
    title: 'The Fire Blaze bonus',
    body: `<div class="whole"><p>The round’s points open a level; the level’s grid draws a total, which the stake is multiplied with (MF-14 to MF-20). Both distributions are exact.</p>
${levelTable(bonus)}</div>
${figure(pointsPlot(bonus), 'Chance of each number of points in a round; the scale is in powers of ten. Dashed: the points from which a level is open. Sums that no round can make have no bar.')}
<h3>Totals, level by level</h3>
<div class="threes">${totals.join('\n')}</div>
<p class="notes">Chance of each total once its level is open. Of each distribution 99.95 % are drawn; the table has its ends.</p>`,
  }
}

function levelTable({ levels, rtp }: FireBlazeReturn): string {
  return table({
    caption: 'Levels of the bonus',
    head: ['Level', 'Opened', 'Once in', 'Least', 'Median', 'Mean', 'Most', 'Part of the return'],
    class: 'right',
    rows: [...levels].map(([level, { chance, total }]) => {
      const [least, most] = support(total)
      const mean = moment(total)
      return [
        text(level),
        number(percent(toNumber(chance), 4)),
        number(Math.round(1 / toNumber(chance)).toLocaleString('en')),
        number(`×${least}`),
        number(`×${median(total)}`),
        number(`×${toNumber(mean).toFixed(3)}`),
        number(`×${most}`),
        number(`${percent(toNumber(times(chance, mean)), 3)} of ${percent(toNumber(rtp), 3)}`),
      ]
    }),
  })
}
