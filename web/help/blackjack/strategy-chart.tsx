import { type ChartRow, chartRow, codesIn, UPS } from '#web/help/blackjack/chart'
import css from '#web/help/blackjack/strategy-chart.module.css'
import type { BestPlay } from '#web/help/figures-type'
import { useWords } from '#web/i18n/language'

/** What to do with every hand against every card, by the numbers. */
export function StrategyChart({ play }: { readonly play: BestPlay }) {
  const { chart: words } = useWords().help
  const blocks = [
    { title: words.hard, rows: play.hard.map(chartRow) },
    { title: words.soft, rows: play.soft.map(chartRow) },
    { title: words.pairs, rows: play.pairs.map(chartRow) },
    ...(play.onToken === null
      ? []
      : [
          { title: words.tokenHard, rows: play.onToken.hard.map(chartRow) },
          { title: words.tokenSoft, rows: play.onToken.soft.map(chartRow) },
        ]),
  ]
  const used = codesIn(blocks.flatMap(({ rows }) => rows))
  return (
    <>
      <ul className={css.legend}>
        {used.map((code) => (
          <li key={code}>
            <span className={css.play} data-code={code}>
              {words.codes[code]}
            </span>
            {words.legend[code]}
          </li>
        ))}
      </ul>
      <div className={css.charts}>
        {blocks.map(({ title, rows }) => (
          <ChartTable key={title} title={title} rows={rows} />
        ))}
      </div>
      <ul className={css.notes}>
        {!play.insures && <li>{words.noInsurance}</li>}
        {play.evenMoneyAgainst.length > 0 && (
          <li>{words.evenMoney(play.evenMoneyAgainst.map((up) => cardText(up, words.ten)).join(', '))}</li>
        )}
      </ul>
    </>
  )
}

function cardText(name: string, ten: string): string {
  return name.replaceAll('T', ten)
}

interface TableProps {
  readonly title: string
  readonly rows: readonly ChartRow[]
}

function ChartTable({ title, rows }: TableProps) {
  const { chart: words } = useWords().help
  return (
    <table className={css.chart}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words.hand}</span>
          </th>
          {UPS.map((up) => (
            <th key={up} scope="col" abbr={words.against(cardText(up, words.ten))}>
              {cardText(up, words.ten)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ hand, plays }) => (
          <tr key={hand}>
            <th scope="row">{cardText(hand, words.ten)}</th>
            {plays.map((code, index) => (
              <td key={UPS[index]} className={css.play} data-code={code} title={words.legend[code]}>
                {words.codes[code]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
