import css from '#console/dealer/cards/sides.module.css'
import type { CardsProps } from '#console/family'
import { useWords } from '#console/i18n/language'
import { PART_OF, SIDES, type Side } from '#engine/dragon-tiger/bets'
import { pointsOf } from '#engine/dragon-tiger/duel'
import { cardName } from '#ui/draw/cards/card-name'
import { PlayingCard } from '#ui/draw/cards/playing-card'
import { classes } from '#ui/kit/classes'

export function DragonTigerCards({ state, wanted }: CardsProps<'dragon-tiger'>) {
  return (
    <div className={css.hands}>
      {SIDES.map((side) => (
        <Hand
          key={side}
          side={side}
          game={state.game}
          isNext={wanted !== null && 'side' in wanted && wanted.side === side}
        />
      ))}
    </div>
  )
}

interface HandProps {
  readonly side: Side
  readonly game: CardsProps<'dragon-tiger'>['state']['game']
  readonly isNext: boolean
}

function Hand({ side, game, isNext }: HandProps) {
  const words = useWords()
  const { cards } = words.dealer
  const { winner } = game
  const card = game[side]
  const lost = winner !== null && winner !== 'tie' && winner !== side
  const told = card === null ? cards.empty : `${cardName(words, card)}, ${cards.total(pointsOf(card))}`
  return (
    <div className={classes(css.hand, css[PART_OF[side]], isNext && css.current, lost && css.lost)}>
      <header className={css.head}>
        <h2>{cards.sides[side]}</h2>
        <span className={css.outcome}>
          {winner === side ? cards.wins : winner === 'tie' ? cards.tie : ''}
        </span>
        <span className={css.total} aria-hidden="true">
          {card === null ? '–' : pointsOf(card)}
        </span>
      </header>
      <p className="unseen">{told}</p>
      <div className={css.slots}>
        <div className={classes(css.slot, isNext && css.next)}>
          {card !== null && <PlayingCard card={card} width={108} />}
        </div>
      </div>
    </div>
  )
}
