import { useRefused } from '#console/dealer/actions/refusals'
import type { Standing } from '#console/dealer/standing'
import { runningClock } from '#console/dealer/step/clock'
import { Countdown } from '#console/dealer/step/countdown'
import { ScanBox } from '#console/dealer/step/scan-box'
import css from '#console/dealer/step/step-panel.module.css'
import { type Telling, tellingOf } from '#console/dealer/step/telling'
import { stripOf } from '#console/dealer/strip/strip'
import type { DealerWords } from '#console/i18n/language'
import { useSpoken } from '#console/i18n/language'
import type { TableState } from '#engine/table/types'
import { classes } from '#ui/kit/classes'
import { useConnection } from '#ui/net/connection'

interface Props {
  readonly state: TableState
  readonly standing: Standing
  readonly trouble: string | null
}

/** The next step in words, what to know about it, and the reader. */
export function StepPanel({ state, standing, trouble }: Props) {
  const { words } = useSpoken()
  const connection = useConnection(({ state: known }) => known)
  const refused = useRefused(({ text }) => text)
  const { dealer } = words
  const telling = tellingOf({ state, standing, trouble, connection, words: dealer, story: words.story })
  const { tone, label, lead, text, hint, toPlayers } = telling
  const isTrouble = tone === 'stop' || tone === 'warn'
  return (
    <section className={classes(css.panel, css[tone])} aria-label={dealer.act.name}>
      <div className={css.head}>
        <p className={css.where}>
          {label !== null && <b className={css.label}>{label}</b>}
          {!isTrouble && <span>{progress(state, dealer)}</span>}
          {standing === 'leaving' && <b className={css.leaving}>{dealer.step.leaving}</b>}
        </p>
        <Countdown clock={isTrouble ? null : runningClock(state)} />
      </div>
      <div className={css.told} role={isTrouble ? 'alert' : 'status'}>
        <h1 className={css.line} data-long={lengthOf(telling)}>
          {lead !== null && <em>{lead}:</em>} {text}
        </h1>
        <p className={css.hint}>{hint}</p>
        {toPlayers !== null && (
          <p className={css.toPlayers}>
            {dealer.stop.toPlayers}: «{toPlayers}»
          </p>
        )}
      </div>
      <p className={css.refused} role="alert">
        {refused}
      </p>
      <ScanBox state={state} standing={standing} isStopped={tone === 'stop'} />
    </section>
  )
}

function progress(state: TableState, { step }: DealerWords): string {
  const { phase } = state.game
  if (phase === 'over') return step.between
  const { number, of } = stripOf(state)
  return `${step.of(number, of)} · ${phase === 'betting' ? step.betting : step.closed}`
}

/** Longer sentences are written smaller, so that no line is lost. */
function lengthOf({ lead, text }: Telling): 'short' | 'middle' | 'long' {
  if (lead !== null) return Math.max(lead.length, text.length) <= 23 ? 'middle' : 'long'
  if (text.length <= 26) return 'short'
  return text.length <= 44 ? 'middle' : 'long'
}
