import { writeDecks } from '#console/dealer/dialogs/deck-numbers'
import { useFormats, useWords } from '#console/i18n/language'
import css from '#console/supervisor/table/rules-page.module.css'
import { useBetName } from '#console/supervisor/table/use-names'
import type { TableLimits } from '#engine/round/limits'
import type { TableState } from '#engine/table/types'

/** What may be staked now and from the next round on, and which cards are in use. */
export function RulesPage({ state }: { readonly state: TableState }) {
  const { table } = useWords().supervisor
  const formats = useFormats()
  const { game, setLimits, live, shoe, currency } = state
  const coming = setLimits !== undefined && !isSame(setLimits.limits, game.limits) ? setLimits.limits : null
  const inShoe = shoe?.live?.decks ?? null
  return (
    <div className={css.page}>
      <Limits title={table.limitsNow} limits={game.limits} currency={currency} />
      {coming !== null && <Limits title={table.limitsComing} limits={coming} currency={currency} />}
      {live !== undefined && (
        <dl className={css.cards}>
          <dt>{table.decks}</dt>
          <dd>{writeDecks(inShoe ?? live.decks)}</dd>
          {inShoe !== null && writeDecks(inShoe) !== writeDecks(live.decks) && (
            <>
              <dt>{table.comingShoe}</dt>
              <dd>{table.comingDecks(writeDecks(live.decks))}</dd>
            </>
          )}
          {live.cardsSince !== null && (
            <>
              <dt>{table.cardsSince}</dt>
              <dd>{formats.dayAndTime(live.cardsSince)}</dd>
            </>
          )}
        </dl>
      )}
    </div>
  )
}

function isSame(one: TableLimits, other: TableLimits): boolean {
  return one.unit === other.unit && JSON.stringify(one.ranges) === JSON.stringify(other.ranges)
}

interface LimitsProps {
  readonly title: string
  readonly limits: TableLimits
  readonly currency: string
}

function Limits({ title, limits, currency }: LimitsProps) {
  const { table } = useWords().supervisor
  const formats = useFormats()
  const betName = useBetName()
  return (
    <section className={css.limits}>
      <h3>{title}</h3>
      <dl>
        <div>
          <dt>{table.unit}</dt>
          <dd>{formats.money(limits.unit, currency)}</dd>
        </div>
        {Object.entries(limits.ranges).map(([bet, [min, max]]) => (
          <div key={bet}>
            <dt>{betName(bet)}</dt>
            <dd>{table.range(formats.money(min, currency, true), formats.money(max, currency, true))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
