import { limitsOf } from '#engine/round/limits'
import type { TableState } from '#engine/table/types'
import { pointsTable } from '#web/help/blackjack/fire-blaze'
import css from '#web/help/help.module.css'
import { HelpTable } from '#web/help/help-table'
import { type BetLimits, betLimits } from '#web/help/limits'
import list from '#web/help/limits-panel.module.css'
import { useSpeech } from '#web/help/use-speech'
import { useMe } from '#web/state/person'

/** TP-14: every bet's minimum, maximum and payout; at Mega Fire Blaze the points too (MF-23). */
export function LimitsPanel({ state }: { readonly state: TableState }) {
  const speech = useSpeech(state)
  const me = useMe()
  const { words, formats, currency } = speech
  const { rules, limits } = state.game
  const fire = 'fireBlaze' in rules ? rules.fireBlaze : null
  const { unit } = limitsOf(limits, me)
  return (
    <article className={css.page}>
      <h2 className={css.name}>{words.help.chapters.limits}</h2>
      <BetList bets={betLimits(speech, rules, limits, me)} />
      <p className={css.note}>{words.help.unit(formats.money(unit, currency, true))}</p>
      {fire !== null && (
        <section>
          <h3>{words.help.chapters.points}</h3>
          <HelpTable table={pointsTable(words, fire)} label={words.help.chapters.points} />
        </section>
      )}
    </article>
  )
}

export function BetList({ bets }: { readonly bets: readonly BetLimits[] }) {
  return (
    <ul className={list.bets}>
      {bets.map(({ bet, name, range, pays }) => (
        <li key={bet} className={list.bet}>
          <h3>
            <span>{name}</span>
            {range !== null && <b>{range}</b>}
          </h3>
          <dl>
            {pays.map(({ what, odds }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{odds}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
