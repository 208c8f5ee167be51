import { useId } from 'react'
import type { Payout } from '#engine/round/bet'
import { endedOf } from '#engine/round/ending'
import { Suited } from '#ui/draw/cards/suited'
import { useCountUp } from '#ui/draw/use-count-up'
import css from '#web/table/sides/results/result-plate.module.css'
import type { Tongue } from '#web/table/sides/spots/spot-view'
import { type Headline, headlineOf } from '#web/table/status/headline'

/** What one of the player's bets came to, and why. */
export interface ToldResult extends Payout {
  readonly bet: string
  readonly name: string
  readonly cash: number
  readonly golden: number
  readonly why: string
}

interface Props {
  readonly tongue: Tongue
  /** Whose colour it has, by the part on the roads. */
  readonly winner: 'P' | 'B' | 'T'
  readonly sentence: string
  readonly own: readonly ToldResult[]
}

/** SB-9: the round in one sentence, what came of it, and on demand why each bet came to what it came to. */
export function ResultPlate({ tongue, winner, sentence, own }: Props) {
  const list = useId()
  const { words, formats, currency } = tongue
  const ended = endedOf(own)
  const headline = headlineOf(words, ended)
  if (headline === null) {
    return (
      <p className={css.plate} data-winner={winner}>
        <Suited text={sentence} />
      </p>
    )
  }
  return (
    <>
      <button
        type="button"
        className={css.plate}
        data-winner={winner}
        popoverTarget={list}
        title={words.cloth.details}
      >
        <Suited text={sentence} />
        {ended.ending === 'won' ? (
          <Won headline={headline} tongue={tongue} />
        ) : (
          <span>
            {headline.name} <b>{formats.money(headline.cents, currency)}</b>
          </span>
        )}
      </button>
      <div id={list} popover="auto" className={css.list}>
        <h2>
          <Suited text={sentence} />
        </h2>
        <ul>
          {own.map(({ bet, name, outcome, cash, golden, paid, goldenBack, why }) => (
            <li key={bet} data-outcome={outcome}>
              <strong>{name}</strong>
              <span className={css.money}>
                {formats.money(cash + golden, currency)} → <b>{formats.money(paid + goldenBack, currency)}</b>
              </span>
              <small>
                {golden > 0 && `${words.table.golden} · `}
                <Suited text={why} />
              </small>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Won({ headline, tongue }: { readonly headline: Headline; readonly tongue: Tongue }) {
  const { formats, currency } = tongue
  const shown = useCountUp(headline.cents)
  return (
    <span className={css.won}>
      {headline.name} <b>{formats.money(shown, currency)}</b>
    </span>
  )
}
