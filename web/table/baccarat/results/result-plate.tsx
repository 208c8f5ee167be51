import { useId } from 'react'
import { coupOf } from '#engine/baccarat/coup'
import { settingsOf } from '#engine/baccarat/settings'
import type { State } from '#engine/baccarat/types'
import { baccaratWhy, coupSaid } from '#protocol/story/baccarat/why'
import { useCountUp } from '#ui/draw/use-count-up'
import { useMe } from '#web/state/person'
import css from '#web/table/baccarat/results/result-plate.module.css'
import type { Tongue } from '#web/table/baccarat/spots/spot-view'
import { wonOf } from '#web/table/chips/standing'

interface Props {
  readonly game: State
  readonly tongue: Tongue
}

/** SB-9: the round in one sentence, what was won, and on demand why each bet came to what it came to. */
export function ResultPlate({ game, tongue }: Props) {
  const me = useMe()
  const list = useId()
  if (game.phase !== 'over' || game.winner === null) return null
  const { words, formats, currency } = tongue
  const own = game.results.filter(({ player }) => player === me)
  const won = wonOf(own, me)
  const back = own.reduce((sum, { paid, goldenBack }) => sum + paid + goldenBack, 0)
  const sentence = coupSaid(coupOf(game.player, game.banker))(words.story)
  if (own.length === 0) {
    return (
      <p className={css.plate} data-winner={game.winner}>
        {sentence}
      </p>
    )
  }
  return (
    <>
      <button
        type="button"
        className={css.plate}
        data-winner={game.winner}
        popoverTarget={list}
        title={words.baccarat.details}
      >
        <span>{sentence}</span>
        {won > 0 ? (
          <Won paid={won} tongue={tongue} />
        ) : (
          back > 0 && (
            <span>
              {words.baccarat.youGetBack} <b>{formats.money(back, currency)}</b>
            </span>
          )
        )}
      </button>
      <div id={list} popover="auto" className={css.list}>
        <h2>{sentence}</h2>
        <ul>
          {own.map((result) => (
            <li key={result.bet} data-outcome={result.outcome}>
              <strong>{words.baccarat.bets[result.bet]}</strong>
              <span className={css.money}>
                {formats.money(result.cash + result.golden, currency)} →{' '}
                <b>{formats.money(result.paid + result.goldenBack, currency)}</b>
              </span>
              <small>
                {result.golden > 0 && `${words.table.golden} · `}
                {baccaratWhy(game, result, takenAs(game, me)).say(words.story)}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** Its mode cannot have changed since the close (SB-3). */
function takenAs(game: State, me: string) {
  const { zeroCommission } = settingsOf(game, me)
  return game.results.map(({ player, bet, cash, golden }) => ({ player, bet, cash, golden, zeroCommission }))
}

function Won({ paid, tongue }: { readonly paid: number; readonly tongue: Tongue }) {
  const { words, formats, currency } = tongue
  const shown = useCountUp(paid)
  return (
    <span className={css.won}>
      {words.baccarat.youWon} <b>{formats.money(shown, currency)}</b>
    </span>
  )
}
