import { toNumber } from '#math/fraction'
import { BLUE, GOLD, GOLD_LIGHT, INK_SOFT } from '#math/report/colours'
import { AXIS_TEXT, drawing, LINE } from '#math/report/drawing'
import { percent } from '#math/report/html'
import type { Study } from '#math/report/study'
import { momentsOf } from '#math/tally'

const BAR = 17

/** The house edge of every bet, game by game. */
export function edgePlot(studies: readonly Study[]): string {
  const bars = studies.flatMap(({ name, bets }) =>
    [...bets].map(([bet, { houseEdge }], index) => ({ name: index === 0 ? name : '', bet, houseEdge })),
  )
  return drawing(
    'House edge of every bet of every game, in per cent',
    { width: 660, height: bars.length * BAR + 50 },
    {
      grid: { left: 312, right: 56, top: 6, bottom: 34 },
      xAxis: {
        type: 'value',
        axisLabel: { ...AXIS_TEXT, formatter: '{value} %' },
        splitLine: LINE,
      },
      yAxis: [
        {
          type: 'category',
          inverse: true,
          data: bars.map(({ bet }) => bet),
          axisLabel: AXIS_TEXT,
          axisTick: { show: false },
          axisLine: LINE,
        },
        {
          type: 'category',
          inverse: true,
          position: 'left',
          offset: 130,
          data: bars.map(({ name }) => name),
          axisLabel: { ...AXIS_TEXT, fontWeight: 'bold', interval: 0 },
          axisTick: { show: false },
          axisLine: { show: false },
        },
      ],
      series: [
        {
          type: 'bar',
          data: bars.map(({ houseEdge }) => 100 * houseEdge),
          barWidth: 9,
          itemStyle: { color: GOLD },
          label: {
            show: true,
            position: 'right',
            fontSize: 10,
            color: INK_SOFT,
            formatter: ({ dataIndex }) => percent(bars[dataIndex]?.houseEdge ?? 0, 2),
          },
        },
      ],
    },
  )
}

/** Of the normal distribution, 99 % lies so many standard deviations about the mean. */
const ERRORS_99 = 2.5758293035489004

/** Fewer rounds tell nothing. */
const FIRST_DRAWN = 1000

/** How a simulation comes nearer to the exact return, with the room that chance leaves it in 99 runs of 100. */
export function convergencePlot({ name, bets, run }: Study, bet: string): string {
  const { rtp, standardDeviation } = bets.get(bet) ?? { rtp: 0, standardDeviation: 0 }
  const looks = run.flatMap(({ bets: tallies }) => {
    const tally = tallies.get(bet)
    if (tally === undefined) return []
    const rounds = Number(tally.count)
    if (rounds < FIRST_DRAWN) return []
    const room = (ERRORS_99 * standardDeviation) / Math.sqrt(rounds)
    return [{ rounds, observed: toNumber(momentsOf(tally).rtp), room }]
  })
  const line = { type: 'line', symbol: 'none', silent: true } as const
  return drawing(
    `${name}, ${bet}: observed return by rounds simulated, with the 99 % band about the exact return`,
    { width: 330, height: 190 },
    {
      title: { text: `${name}: ${bet}`, textStyle: { fontSize: 12, fontWeight: 'bold' }, left: 0, top: 0 },
      grid: { left: 52, right: 14, top: 28, bottom: 38 },
      xAxis: {
        type: 'log',
        min: FIRST_DRAWN,
        max: looks.at(-1)?.rounds ?? 10 * FIRST_DRAWN,
        name: 'rounds',
        nameLocation: 'middle',
        nameGap: 24,
        nameTextStyle: AXIS_TEXT,
        axisLabel: { ...AXIS_TEXT, formatter: shortCount },
        splitLine: { show: false },
      },
      yAxis: {
        type: 'value',
        scale: true,
        splitNumber: 4,
        axisLabel: { ...AXIS_TEXT, formatter: '{value} %' },
        splitLine: LINE,
      },
      series: [
        {
          ...line,
          stack: 'band',
          lineStyle: { opacity: 0 },
          data: looks.map(({ rounds, room }) => [rounds, 100 * (rtp - room)]),
        },
        {
          ...line,
          stack: 'band',
          lineStyle: { opacity: 0 },
          areaStyle: { color: GOLD_LIGHT, opacity: 1 },
          data: looks.map(({ rounds, room }) => [rounds, 200 * room]),
        },
        {
          ...line,
          lineStyle: { color: GOLD, width: 1, type: 'dashed' },
          data: looks.map(({ rounds }) => [rounds, 100 * rtp]),
        },
        {
          ...line,
          lineStyle: { color: BLUE, width: 1.6 },
          data: looks.map(({ rounds, observed }) => [rounds, 100 * observed]),
        },
      ],
    },
  )
}

/** 5 k, 1 M. */
function shortCount(count: number): string {
  if (count >= 1_000_000) return `${Math.round(count / 1_000_000)} M`
  return count >= 1_000 ? `${Math.round(count / 1_000)} k` : String(count)
}
