import { limitsOf } from '#engine/round/limits'
import type { TableState } from '#engine/table/types'
import { useFetched } from '#web/families/fetched'
import { useFamily } from '#web/families/parts'
import css from '#web/help/help.module.css'
import { HelpTable } from '#web/help/help-table'
import { type BetLimits, betLimits } from '#web/help/limits'
import list from '#web/help/limits-panel.module.css'
import type { HelpPart } from '#web/help/part'
import { useSpeech } from '#web/help/use-speech'
import { useMe } from '#web/state/person'

interface Props {
  readonly state: TableState
}

/** TP-14: every bet's minimum, maximum and payout, and what stands beside them (MF-23). */
export function LimitsPanel({ state }: Props) {
  const part = useFetched(useFamily(state.id).help)
  return part === null ? null : <Limits part={part} state={state} />
}

function Limits({ part, state }: Props & { readonly part: HelpPart }) {
  const speech = useSpeech(state)
  const me = useMe()
  const { words, formats, currency } = speech
  const { rules, limits } = state.game
  const beside = part.besideLimits(words, rules)
  const { unit } = limitsOf(limits, me)
  return (
    <article className={css.page}>
      <h2 className={css.name}>{words.help.chapters.limits}</h2>
      <BetList bets={betLimits(part, speech, rules, limits, me)} />
      <p className={css.note}>{words.help.unit(formats.money(unit, currency, true))}</p>
      {beside !== null && (
        <section>
          <h3>{beside.title}</h3>
          <HelpTable table={beside.table} label={beside.title} />
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
