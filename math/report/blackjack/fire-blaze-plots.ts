import type { BonusLevel } from '#engine/blackjack/fire-blaze/types'
import { MEGA_FIRE_BLAZE } from '#engine/blackjack/rules'
import { chanceOf, type Distribution, support } from '#math/blackjack/fire-blaze/distribution'
import type { FireBlazeReturn } from '#math/blackjack/fire-blaze/return'
import { toNumber } from '#math/fraction'
import { GOLD, INK_SOFT, RED } from '#math/report/colours'
import { AXIS_TEXT, drawing, LINE } from '#math/report/drawing'

/** The chance of each number of points, on a scale of powers of ten, with the points that open a level (MF-14). */
export function pointsPlot({ points }: FireBlazeReturn): string {
  const most = Math.max(...points.keys())
  const levels = Object.entries(MEGA_FIRE_BLAZE.fireBlaze?.levels ?? {})
  return drawing(
    'Chance of each number of Fire Blaze points in a round',
    { width: 660, height: 250 },
    {
      grid: { left: 66, right: 16, top: 26, bottom: 40 },
      xAxis: {
        type: 'category',
        data: Array.from({ length: most + 1 }, (_, count) => String(count)),
        name: 'points of the round',
        nameLocation: 'middle',
        nameGap: 26,
        nameTextStyle: AXIS_TEXT,
        axisLabel: { ...AXIS_TEXT, interval: 4 },
        axisLine: LINE,
        axisTick: { show: false },
      },
      yAxis: {
        type: 'log',
        min: 1e-6,
        max: 1,
        // Else bars of a logarithmic scale hang from 1.
        startValue: 1e-6,
        axisLabel: {
          ...AXIS_TEXT,
          formatter: (value: number) => `${Number((100 * value).toPrecision(1))} %`,
        },
        splitLine: LINE,
      },
      series: [
        {
          type: 'bar',
          data: Array.from({ length: most + 1 }, (_, count) => {
            const chance = points.get(count)
            return chance === undefined ? null : toNumber(chance)
          }),
          itemStyle: { color: GOLD },
          barWidth: '62%',
          markLine: {
            symbol: 'none',
            lineStyle: { color: RED, width: 1, type: 'dashed' },
            label: { color: INK_SOFT, fontSize: 11, formatter: '{b}' },
            data: levels.map(([level, { points: opens }]) => ({ name: level, xAxis: String(opens) })),
          },
        },
      ],
    },
  )
}

/** So many in ten thousand are in the picture; the long tail is in the figures alone. */
const SHOWN = 9_995n

/** The chance of each total multiplier of a level (MF-19). */
export function totalPlot(level: BonusLevel, total: Distribution): string {
  const [least] = support(total)
  const shown = shownUpTo(total)
  return drawing(
    `Chance of each total multiplier of the ${level} level`,
    { width: 235, height: 150 },
    {
      title: { text: level, textStyle: { fontSize: 12, fontWeight: 'bold' }, left: 0, top: 0 },
      grid: { left: 44, right: 8, top: 26, bottom: 36 },
      xAxis: {
        type: 'value',
        min: 0,
        max: shown,
        name: 'total multiplier',
        nameLocation: 'middle',
        nameGap: 24,
        nameTextStyle: AXIS_TEXT,
        splitNumber: 4,
        axisLabel: { ...AXIS_TEXT, formatter: '×{value}', showMaxLabel: false },
        splitLine: { show: false },
        axisLine: LINE,
      },
      yAxis: {
        type: 'value',
        splitNumber: 3,
        axisLabel: { ...AXIS_TEXT, formatter: '{value} %' },
        splitLine: LINE,
      },
      series: [
        {
          type: 'line',
          symbol: 'none',
          step: 'middle',
          lineStyle: { color: GOLD, width: 1.2 },
          areaStyle: { color: GOLD, opacity: 0.25 },
          data: Array.from({ length: shown - least + 2 }, (_, index) => {
            const value = least - 1 + index
            return [value, 100 * toNumber(chanceOf(total, value))]
          }),
        },
      ],
    },
  )
}

function shownUpTo({ weights, whole }: Distribution): number {
  let below = 0n
  const enough = weights.findIndex((weight) => {
    below += weight
    return 10_000n * below >= SHOWN * whole
  })
  return enough + 1
}
