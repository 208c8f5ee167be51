import { useId } from 'react'
import type { Payout } from '#engine/round/bet'
import { Suited } from '#ui/draw/cards/suited'
import { useCountUp } from '#ui/draw/use-count-up'
import css from '#web/table/sides/results/result-plate.module.css'
import type { Tongue } from '#web/table/sides/spots/spot-view'

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
  /** Of all own bets. */
  readonly won: number
  readonly own: readonly ToldResult[]
}

/** SB-9: the round in one sentence, what was won, and on demand why each bet came to what it came to. */
export function ResultPlate({ tongue, winner, sentence, won, own }: Props) {
  const list = useId()
  const { words, formats, currency } = tongue
  const back = own.reduce((sum, { paid, goldenBack }) => sum + paid + goldenBack, 0)
  if (own.length === 0) {
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
        {won > 0 ? (
          <Won paid={won} tongue={tongue} />
        ) : (
          back > 0 && (
            <span>
              {words.cloth.youGetBack} <b>{formats.money(back, currency)}</b>
            </span>
          )
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

function Won({ paid, tongue }: { readonly paid: number; readonly tongue: Tongue }) {
  const { words, formats, currency } = tongue
  const shown = useCountUp(paid)
  return (
    <span className={css.won}>
      {words.cloth.youWon} <b>{formats.money(shown, currency)}</b>
    </span>
  )
}
