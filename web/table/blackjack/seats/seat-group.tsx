import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { useWords } from '#web/i18n/language'
import { useMe } from '#web/state/person'
import { useSetting } from '#web/state/settings'
import { Hand } from '#web/table/blackjack/cards/hand'
import { handPlaces } from '#web/table/blackjack/cards/hand-geometry'
import type { HandView } from '#web/table/blackjack/cards/hand-view'
import { CompanyStack } from '#web/table/blackjack/seats/company'
import { Seat } from '#web/table/blackjack/seats/seat'
import { SmallSeat } from '#web/table/blackjack/seats/small-seat'
import { type Board, handsAt } from '#web/table/blackjack/spots/board'
import { Stake } from '#web/table/blackjack/spots/stake'
import { companyOn, stakePlace } from '#web/table/blackjack/spots/stake-places'
import type { StakeView } from '#web/table/blackjack/spots/stake-view'
import type { RefusedStake } from '#web/table/blackjack/spots/use-refused'
import { bank, type SeatPlace, type StagePlan, shoeMouth } from '#web/table/blackjack/stage/plan'
import { usePart } from '#web/table/frame/frame'

export interface SeatGroupProps {
  readonly table: string
  readonly state: TableState<'blackjack'>
  readonly game: State
  readonly plan: StagePlan
  readonly place: SeatPlace
  readonly board: Board
  readonly open: boolean
  readonly currency: string
  readonly fresh: boolean
  readonly refused: readonly RefusedStake[]
  /** Its cards lie large below: a phone's own hand. */
  readonly isShown: boolean
  readonly onOptions: (seat: number, anchor: HTMLElement) => void
}

/** One seat with all that lies before it: cards, chips, plate, bets behind. */
export function SeatGroup(props: SeatGroupProps) {
  const { table, state, game, plan, place, board, open, currency, fresh, refused, isShown } = props
  const { blackjack: words } = useWords()
  const me = useMe()
  const focus = useSetting('focusMode')
  const part = usePart()
  const seat = board.seats[place.seat - 1]
  if (seat === undefined) return null
  const hands = handsAt(board, place.seat)
  const places = handPlaces(place, hands.length)
  const hidden = focus && !seat.mine && !board.shared
  const owner = board.shared ? me : seat.player
  const others = companyOn(board.stakes, place.seat, owner)
  const here = board.stakes.filter((stake) => stake.seat === place.seat)
  const mineBeside =
    here.find(({ mine, bet }) => mine && bet === 'main' && !seat.mine && !board.shared) ?? null
  const stakes = here.filter(({ behind, player, mine }) => !behind && player === owner && (mine || !hidden))
  const refusedHere = refused.filter(({ stake }) => stake.seat === place.seat && !stake.behind)
  const small = plan.own !== null
  return (
    <section aria-label={board.shared ? words.hand(place.seat) : words.seat(place.seat)} {...part}>
      {small ? (
        <SmallSeat
          table={table}
          state={state}
          place={place}
          seat={seat}
          current={game.turn?.seat === place.seat}
          shown={isShown}
          word={isShown ? null : wordOf(words, hands[0])}
          behind={others.count + (mineBeside === null ? 0 : 1)}
          hidden={hidden}
          onOptions={props.onOptions}
        />
      ) : (
        <Seat
          table={table}
          state={state}
          game={game}
          place={place}
          seat={seat}
          board={board}
          open={open}
          currency={currency}
          alongSides={plan.kind !== 'wide'}
          hidden={hidden}
          company={
            <CompanyStack side={place.plate.company} company={others} mine={mineBeside} currency={currency} />
          }
          onOptions={props.onOptions}
        />
      )}
      {!isShown &&
        hands.map((view, index) => {
          const at = places[index]
          return at === undefined ? null : (
            <Hand
              key={view.hand}
              view={view}
              place={at}
              shoe={shoeMouth(plan)}
              fresh={fresh}
              faded={hidden}
            />
          )
        })}
      {!small &&
        [...stakes, ...refusedHere.map(({ stake }) => stake)].map((stake) => (
          <Stake
            key={`${stake.bet}/${stake.hand}`}
            stake={stake}
            place={stakePlace(place, ...ofOwn(board, stakes, stake, hands.length), board.sideBets)}
            currency={currency}
            bank={bank(plan)}
            fresh={fresh && open}
            refused={refusedHere.find((other) => other.stake === stake)?.why ?? null}
          />
        ))}
    </section>
  )
}

/** On a hand of everybody only the lines count on which this player has chips (MF-3). */
function ofOwn(
  { shared }: Board,
  stakes: readonly StakeView[],
  stake: StakeView,
  hands: number,
): readonly [stake: StakeView, hands: number] {
  const own = stakes.filter(({ bet }) => bet === 'main')
  const index = own.indexOf(stake)
  return shared && index >= 0 ? [{ ...stake, hand: index }, own.length] : [stake, hands]
}

type Words = ReturnType<typeof useWords>['blackjack']

/** Below a phone's small seat: the stored decision, or how the own hand went. */
function wordOf(words: Words, view: HandView | undefined): string | null {
  if (view === undefined || view.mark === null) return null
  if (view.mark === 'early') return view.early === null ? null : words.decided[view.early]
  return view.mine ? words.marks[view.mark] : null
}
