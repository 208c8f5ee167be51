import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { placeAt, units } from '#ui/draw/place'
import { classes } from '#ui/kit/classes'
import { useWords } from '#web/i18n/language'
import { Hand } from '#web/table/blackjack/cards/hand'
import { ownHandPlaces } from '#web/table/blackjack/cards/hand-geometry'
import { DealNow } from '#web/table/blackjack/decisions/deal-now'
import css from '#web/table/blackjack/seats/own-zone.module.css'
import { type Board, handsAt } from '#web/table/blackjack/spots/board'
import { SpotButton, useSpotName } from '#web/table/blackjack/spots/spots'
import { Stake } from '#web/table/blackjack/spots/stake'
import type { RefusedStake } from '#web/table/blackjack/spots/use-refused'
import { bank, type OwnPlace, type StagePlan, shoeMouth } from '#web/table/blackjack/stage/plan'

interface Props {
  readonly table: string
  readonly state: TableState<'blackjack'>
  readonly game: State
  readonly plan: StagePlan
  readonly own: OwnPlace
  readonly board: Board
  /** The seat that is shown; null when this player has none. */
  readonly seat: number | null
  readonly open: boolean
  readonly currency: string
  readonly fresh: boolean
  readonly refused: readonly RefusedStake[]
}

const SOCKET = 40
const SIDE_SOCKET = 27
const ASIDE = 138
/** More hands than this need the room of the side bets. */
const MOST_APART = 2

/** On a phone: the own bets, and then the own hand, large and in reach. */
export function OwnZone(props: Props) {
  const { table, state, game, plan, own, board, seat, open, currency, fresh, refused } = props
  const { blackjack: words } = useWords()
  const nameOf = useSpotName(board.stakes, words.seat(seat ?? 0), currency)
  if (seat === null) {
    const full = board.seats.every(({ player }) => player !== null)
    return (
      <p className={css.hint} style={placeAt(own.x, own.y)}>
        {full ? words.noSeats : words.sitFirst}
      </p>
    )
  }
  const hands = handsAt(board, seat)
  const places = ownHandPlaces(own, hands.length)
  const isBetting = game.phase === 'betting'
  const isCrowded = hands.length > MOST_APART
  const crowdedX = Math.min(...places.map(({ x, card }) => x - card * 0.68)) - 22
  const stakes = board.stakes.filter((stake) => stake.seat === seat && stake.mine && !stake.behind)
  const mains = stakes.filter(({ bet }) => bet === 'main')
  const main = isBetting ? { x: own.x, y: own.y } : { x: own.x + ASIDE, y: own.y - 8 }
  const along = [seat, ...board.own.filter((other) => other !== seat)]
  const everywhere = (bet: (typeof board.sideBets)[number] | 'main') =>
    along.map((at) => ({ bet, seat: at, behind: false }))
  return (
    <>
      {isBetting && (
        <>
          <span className={css.socket} style={circle(own.x, own.y, SOCKET)} />
          <SpotButton
            table={table}
            at={own}
            size={SOCKET * 2}
            name={nameOf('main', seat)}
            open={open}
            spots={everywhere('main')}
          />
          <div className={css.now} style={placeAt(own.x + 114, own.y)}>
            <DealNow table={table} state={state} game={game} />
          </div>
          {mains.length === 0 && (
            <span className={css.word} style={placeAt(own.x, own.y)}>
              {words.spots.main}
            </span>
          )}
        </>
      )}
      {own.sides.map((side, index) => {
        const bet = board.sideBets[index]
        if (bet === undefined) return null
        // Many hands need its place.
        const at = isCrowded ? { x: crowdedX, y: own.y + side.y } : { x: own.x + side.x, y: own.y + side.y }
        const stake = stakes.find((other) => other.bet === bet)
        if (!isBetting && stake === undefined) return null
        return (
          <span key={bet}>
            {!isCrowded && (
              <span
                className={classes(css.socket, css.side, (stake?.gain ?? 0) > 0 && css.lit)}
                style={circle(at.x, at.y, SIDE_SOCKET)}
              />
            )}
            {stake === undefined ? (
              <span className={classes(css.word, css.small)} style={placeAt(at.x, at.y)}>
                {words.spots[bet]}
              </span>
            ) : (
              <Stake
                stake={stake}
                place={{ ...at, size: isCrowded ? 30 : 40, paid: paidBeside(hands.length) }}
                currency={currency}
                bank={bank(plan)}
                fresh={fresh && isBetting}
              />
            )}
            {isBetting && (
              <SpotButton
                table={table}
                at={at}
                size={SIDE_SOCKET * 2}
                name={nameOf(bet, seat)}
                open={open}
                spots={everywhere(bet)}
              />
            )}
          </span>
        )
      })}
      {mains.map((stake) => {
        const hand = hands.length > 1 ? places[stake.hand] : undefined
        const under = hand && {
          x: hand.x,
          y: Math.min(hand.y + hand.card * 0.92, plan.height - 34),
          size: 36,
        }
        return (
          <Stake
            key={stake.hand}
            stake={stake}
            place={under ?? { ...main, size: isBetting ? 56 : 46, paid: { x: 0, y: -40 } }}
            currency={currency}
            bank={bank(plan)}
            fresh={fresh && isBetting}
          />
        )
      })}
      {refused
        .filter(({ stake }) => stake.seat === seat && !stake.behind)
        .map(({ stake, why }) => {
          const side = own.sides[(board.sideBets as readonly string[]).indexOf(stake.bet)] ?? { x: 0, y: 0 }
          return (
            <Stake
              key={`refused/${stake.bet}`}
              stake={stake}
              place={{ x: own.x + side.x, y: own.y + side.y, size: 44 }}
              currency={currency}
              bank={bank(plan)}
              fresh={false}
              refused={why}
            />
          )
        })}
      {stakes
        .filter(({ bet }) => bet === 'insurance')
        .map((stake) => (
          <Stake
            key="insurance"
            stake={stake}
            place={{ x: own.x + ASIDE, y: own.y - own.card * 0.78, size: 30 }}
            currency={currency}
            bank={bank(plan)}
            fresh={fresh}
          />
        ))}
      {hands.map((view, index) => {
        const place = places[index]
        return place === undefined ? null : (
          <Hand key={view.hand} view={view} place={place} shoe={shoeMouth(plan)} fresh={fresh} large />
        )
      })}
    </>
  )
}

function circle(x: number, y: number, radius: number) {
  return { ...placeAt(x, y), width: units(radius * 2), height: units(radius * 1.86) }
}

/** Where a side bet's win is put down, away from the cards. */
function paidBeside(hands: number) {
  if (hands > MOST_APART) return { x: 0, y: -24 }
  return { x: hands > 1 ? -32 : 34, y: 0 }
}
