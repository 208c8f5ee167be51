import type { TableState } from '#engine/table/types'
import { isBlackjack } from '#protocol/sight'
import { BaccaratBoard } from '#web/history/baccarat/board'
import { betName } from '#web/history/bet-name'
import { BlackjackBoard } from '#web/history/blackjack/board'
import type { BoardSlots } from '#web/history/blackjack/board-slots'
import css from '#web/history/replay/board.module.css'
import { type OwnStake, ownStakes } from '#web/history/replay/own-stakes'
import { StakeMark } from '#web/history/replay/stake-mark'
import { useSpoken, useWords } from '#web/i18n/language'

interface Props {
  readonly state: TableState
  readonly slots: BoardSlots
  readonly me: string
  readonly currency: string
  readonly moves: boolean
}

/** The table at one step of a round, reduced to cards, totals and the player's own stakes. */
export function Board({ state, slots, me, currency, moves }: Props) {
  const { game } = state
  return (
    <div className={css.frame}>
      <div className={css.board} data-cloth={state.id}>
        {isBlackjack(game) ? (
          <BlackjackBoard state={state} game={game} slots={slots} me={me} moves={moves} />
        ) : (
          <BaccaratBoard game={game} moves={moves} />
        )}
        {isBlackjack(game) && <Bonus game={game} />}
        <Stakes
          stakes={ownStakes(state, me)}
          currency={currency}
          isShared={isBlackjack(game) && game.rules.seating === 'shared'}
        />
      </div>
    </div>
  )
}

interface StakesProps {
  readonly stakes: readonly OwnStake[]
  readonly currency: string
  readonly isShared: boolean
}

function Stakes({ stakes, currency, isShared }: StakesProps) {
  const { history: words } = useWords()
  const language = useSpoken((spoken) => spoken.language)
  return (
    <div className={css.stakes}>
      {stakes.map((stake) => {
        const { bet, seat, hand, behind } = stake
        const where = seat === 0 ? null : isShared ? words.sharedHand(seat) : words.place(seat)
        const name = [betName(bet, language), where, behind ? words.behind : null]
        return (
          <StakeMark
            key={`${bet}/${seat}/${hand}/${behind}`}
            stake={stake}
            currency={currency}
            name={name.filter((part) => part !== null).join(' · ')}
          />
        )
      })}
    </div>
  )
}

type Blackjack = Parameters<typeof BlackjackBoard>[0]['game']

/** MF-19: the level that the round reached and what it brought. */
function Bonus({ game: { fireBlaze } }: { readonly game: Blackjack }) {
  const { history: words, lobby } = useWords()
  if (fireBlaze === null || fireBlaze.level === null) return null
  const level = lobby.levels[fireBlaze.level]
  return (
    <p className={css.bonus}>
      {fireBlaze.bonus === null ? words.points(fireBlaze.points) : words.bonus(level, fireBlaze.bonus.total)}
    </p>
  )
}
