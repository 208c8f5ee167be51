import { useMemo } from 'react'
import { isNatural, totalOf } from '#engine/blackjack/hand'
import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { cardName } from '#ui/draw/cards/card-name'
import { Total } from '#ui/draw/total'
import { inPlaces } from '#ui/kit/in-places'
import { boardSlots, type SeatSlot } from '#web/history/blackjack/board-slots'
import type { BoardProps } from '#web/history/part'
import css from '#web/history/replay/board.module.css'
import { BoardCards } from '#web/history/replay/board-cards'
import { useWords } from '#web/i18n/language'
import { type HandView, handsOf } from '#web/table/blackjack/cards/hand-view'

const OWN_CARD = 60
const OTHERS_CARD = 40

/** The dealer above, the seats below from left to right as at the table. */
export function BlackjackBoard({ frames, state, me, moves }: BoardProps<'blackjack'>) {
  const slots = useMemo(() => boardSlots(frames), [frames])
  const { game } = state
  return (
    <>
      <Dealer game={game} room={slots.dealer} moves={moves} />
      <div className={css.seats}>
        {slots.seats.map((slot) => (
          <Seat key={slot.seat} state={state} game={game} slot={slot} me={me} moves={moves} />
        ))}
      </div>
      <Bonus game={game} />
    </>
  )
}

/** MF-19: the level that the round reached and what it brought. */
function Bonus({ game: { fireBlaze } }: { readonly game: State }) {
  const { history: words, lobby } = useWords()
  if (fireBlaze === null || fireBlaze.level === null) return null
  const level = lobby.levels[fireBlaze.level]
  return (
    <p className={css.bonus}>
      {fireBlaze.bonus === null ? words.points(fireBlaze.points) : words.bonus(level, fireBlaze.bonus.total)}
    </p>
  )
}

function Dealer({
  game,
  room,
  moves,
}: {
  readonly game: State
  readonly room: number
  readonly moves: boolean
}) {
  const words = useWords()
  const { cards, faceDown } = game.dealer
  const shown = faceDown ? [...cards, null] : cards
  const total = cards.length === 0 ? '–' : String(totalOf(cards))
  const name = words.blackjack.dealerName(shown.map((card) => cardName(words, card)).join(', '), total)
  return (
    <section className={css.dealer}>
      <h4>
        <span className={css.print}>{words.history.dealer}</span>
        <Total tone={isNatural(cards) && !faceDown ? 'best' : totalOf(cards) > 21 ? 'bust' : 'plain'}>
          {total}
        </Total>
      </h4>
      <span role="img" aria-label={name}>
        <BoardCards cards={shown} room={room} width={OWN_CARD} moves={moves} />
      </span>
    </section>
  )
}

interface SeatProps {
  readonly state: TableState
  readonly game: State
  readonly me: string
  readonly moves: boolean
  readonly slot: SeatSlot
}

function Seat({ state, game, slot, me, moves }: SeatProps) {
  const { history: words } = useWords()
  const hands = handsOf(game, slot.seat, me)
  const isShared = game.rules.seating === 'shared'
  const owner =
    game.lines.find(({ seat }) => seat === slot.seat)?.owner ?? game.seats[slot.seat - 1]?.player ?? null
  const mine = owner === me || hands.some((hand) => hand.mine)
  const who = mine ? words.yours : owner === null ? null : (state.people[owner]?.name ?? null)
  return (
    <section className={css.seat} data-mine={mine}>
      <div className={css.hands}>
        {inPlaces(slot.hands).map(([hand, room]) => (
          <Hand key={hand} view={hands[hand]} room={room} mine={mine} moves={moves} />
        ))}
      </div>
      <h4 className={css.plate}>
        {isShared ? words.sharedHand(slot.seat) : words.place(slot.seat)}
        {who !== null && <bdi>{who}</bdi>}
      </h4>
    </section>
  )
}

interface HandProps {
  readonly view: HandView | undefined
  readonly room: number
  readonly mine: boolean
  readonly moves: boolean
}

function Hand({ view, room, mine, moves }: HandProps) {
  const words = useWords()
  const width = mine ? OWN_CARD : OTHERS_CARD
  const cards = view?.cards ?? []
  const mark = view?.mark ?? null
  const name =
    view === undefined
      ? words.blackjack.noCards
      : words.blackjack.handName(cards.map((card) => cardName(words, card)).join(', '), view.total)
  return (
    <div className={css.hand} data-current={view?.current === true}>
      <span role="img" aria-label={name}>
        <BoardCards
          cards={cards}
          room={room}
          width={width}
          moves={moves}
          dim={mark === 'bust' || mark === 'lost'}
        />
      </span>
      <span className={css.under}>
        {view !== undefined && view.total !== '' && <Total tone={view.tone}>{view.total}</Total>}
        {mark !== null && mark !== 'early' && (
          <span className={css.mark} data-mark={mark}>
            {words.blackjack.marks[mark]}
          </span>
        )}
      </span>
    </div>
  )
}
