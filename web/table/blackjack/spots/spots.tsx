import type { Bet, SideBet } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { placeAt, units } from '#ui/draw/place'
import { useFormats, useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/spots/spots.module.css'
import type { StakeView } from '#web/table/blackjack/spots/stake-view'
import { type Point, type SeatPlace, turned } from '#web/table/blackjack/stage/plan'
import { layChip, takeChipOff } from '#web/table/chips/lay'
import type { Spot } from '#web/table/chips/spot'

interface SpotProps {
  readonly table: string
  readonly at: Point
  readonly size: number
  readonly name: string
  readonly open: boolean
  /** All that one press lays on (VE-15); the one under the finger first. */
  readonly spots: readonly Spot[]
}

const TARGET = 44

/** A place for chips that can be pressed: press lays, shift lays on this one alone, right click takes off. */
export function SpotButton({ table, at, size, name, open, spots }: SpotProps) {
  const [here] = spots
  return (
    <button
      type="button"
      className={css.spot}
      style={{
        ...placeAt(at.x, at.y),
        width: `max(${TARGET}px, ${units(size)})`,
        height: `max(${TARGET}px, ${units(size * 0.94)})`,
      }}
      aria-label={name}
      disabled={!open}
      onClick={(event) => layChip(table, event.shiftKey ? spots.slice(0, 1) : spots)}
      onContextMenu={(event) => {
        event.preventDefault()
        if (here !== undefined) takeChipOff(table, here)
      }}
    />
  )
}

interface Props {
  readonly table: string
  readonly state: TableState<'blackjack'>
  readonly place: SeatPlace
  readonly where: string
  readonly open: boolean
  readonly sideBets: readonly SideBet[]
  readonly stakes: readonly StakeView[]
  /** The own seats, which the same chip goes onto at once. */
  readonly along: readonly number[]
  readonly currency: string
  readonly alongSides: boolean
}

/** The main spot and the side bets of a seat where this player bets. */
export function SeatSpots({
  table,
  place,
  where,
  open,
  sideBets,
  stakes,
  along,
  currency,
  alongSides,
}: Props) {
  const nameOf = useSpotName(stakes, where, currency)
  const { seat } = place
  const all = (bet: Bet, everywhere: boolean) =>
    (everywhere ? [seat, ...along.filter((other) => other !== seat)] : [seat]).map((at) => ({
      bet,
      seat: at,
      behind: false,
    }))
  return (
    <>
      <SpotButton
        table={table}
        at={place}
        size={place.socket * 2}
        name={nameOf('main', seat)}
        open={open}
        spots={all('main', true)}
      />
      {place.sides.map((side, index) => {
        const bet = sideBets[index]
        return bet === undefined ? null : (
          <SpotButton
            key={bet}
            table={table}
            at={turned(place, side.x, side.y)}
            size={place.sideSocket * 2}
            name={nameOf(bet, seat)}
            open={open}
            spots={all(bet, alongSides)}
          />
        )
      })}
    </>
  )
}

/** The full name of a spot: "Puntata, posto 4, puntati 125 €". */
export function useSpotName(stakes: readonly StakeView[], where: string, currency: string) {
  const { blackjack: words } = useWords()
  const { money } = useFormats()
  return (bet: Bet, seat: number): string => {
    const mine = stakes.find(
      (stake) => stake.mine && stake.bet === bet && stake.seat === seat && !stake.behind,
    )
    const staked = mine === undefined ? words.notStaked : words.staked(money(mine.cents, currency, true))
    return words.spotName(words.spots[bet], where, staked)
  }
}
