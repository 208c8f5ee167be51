import { isForAll } from '#protocol/sight'
import { useFetched } from '#web/families/fetched'
import { useFamily } from '#web/families/parts'
import type { BoardProps } from '#web/history/part'
import css from '#web/history/replay/board.module.css'
import { type OwnStake, ownStakes } from '#web/history/replay/own-stakes'
import { StakeMark } from '#web/history/replay/stake-mark'
import { betName } from '#web/history/told'
import { useWords } from '#web/i18n/language'

interface Props extends BoardProps {
  readonly currency: string
}

/** The table at one step of a round, reduced to cards, totals and the player's own stakes. */
export function Board({ frames, state, me, currency, moves }: Props) {
  const part = useFetched(useFamily(state.id).history)
  return (
    <div className={css.frame}>
      <div className={css.board} data-cloth={state.id}>
        {part !== null && <part.Board frames={frames} state={state} me={me} moves={moves} />}
        <Stakes stakes={ownStakes(state, me)} currency={currency} isShared={isForAll(state.game)} />
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
  const { history: words, story } = useWords()
  return (
    <div className={css.stakes}>
      {stakes.map((stake) => {
        const { bet, seat, hand, behind } = stake
        const where = seat === 0 ? null : isShared ? words.sharedHand(seat) : words.place(seat)
        const name = [betName(bet, story), where, behind ? words.behind : null]
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
