import { type CSSProperties, useEffect, useState } from 'react'
import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { placeAt, units } from '#ui/draw/place'
import { useWords } from '#web/i18n/language'
import { useOrders } from '#web/state/orders'
import { useMe } from '#web/state/person'
import { DealerHand } from '#web/table/blackjack/cards/hand'
import { lyingHands } from '#web/table/blackjack/cards/lying'
import { Swept } from '#web/table/blackjack/cards/swept'
import { useAsked } from '#web/table/blackjack/decisions/asked'
import { DealNow } from '#web/table/blackjack/decisions/deal-now'
import { FireTrack } from '#web/table/blackjack/fire-blaze/fire'
import { outcomeFor } from '#web/table/blackjack/results/outcome'
import { OutcomeMessage } from '#web/table/blackjack/results/outcome-message'
import { OwnZone } from '#web/table/blackjack/seats/own-zone'
import { usePicked } from '#web/table/blackjack/seats/picked'
import { SeatGroup } from '#web/table/blackjack/seats/seat-group'
import { SeatOptions } from '#web/table/blackjack/seats/seat-options'
import { boardOf, focusSeat } from '#web/table/blackjack/spots/board'
import { Sockets } from '#web/table/blackjack/spots/sockets'
import { useRefused } from '#web/table/blackjack/spots/use-refused'
import { Furnishings } from '#web/table/blackjack/stage/furnishings'
import { Ground } from '#web/table/blackjack/stage/ground'
import { decidesInDock, type StagePlan } from '#web/table/blackjack/stage/plan'
import { Print } from '#web/table/blackjack/stage/print'
import css from '#web/table/blackjack/stage/stage.module.css'
import { stakesOf } from '#web/table/chips/spot'
import { DealerVideo } from '#web/table/dealer-video'
import { Notices } from '#web/table/status/notices'
import { StatusBar } from '#web/table/status/status-bar'
import { useShowing } from '#web/table/status/use-showing'

interface Props {
  readonly table: string
  readonly state: TableState<'blackjack'>
  readonly game: State
  readonly currency: string
  readonly plan: StagePlan
  readonly unit: number
}

/** Between the video and the middle of the status line. */
const VIDEO_GAP = 12

/** Everything on the cloth, from the dealer's side down. */
export function TableTop({ table, state, game, currency, plan, unit }: Props) {
  const { blackjack: words, story } = useWords()
  const me = useMe()
  const orders = useOrders(({ orders: all }) => all)
  const picked = usePicked(table)
  const fresh = useFresh()
  const [options, setOptions] = useState<{ seat: number; anchor: HTMLElement } | null>(null)
  const board = boardOf(state, game, me, stakesOf(game, me, table, orders))
  const refused = useRefused(table, board.stakes)
  const asked = useAsked(table, state, game, currency, 'stage')
  const shown = plan.own === null ? null : focusSeat(board, game, me, picked)
  const open = game.phase === 'betting' && state.paused === null
  const showing = useShowing(table, state)
  const outcome = showing ? null : outcomeFor(game, me, story)
  const freeSeats = new Set(
    board.shared ? [] : board.seats.filter(({ player }) => player === null).map(({ seat }) => seat),
  )
  const isLastChance =
    open &&
    board.seats.some(({ mine, lastChance }) => mine && lastChance) &&
    !board.stakes.some(({ mine }) => mine)
  const shared = { table, state, game, plan, board, open, currency, fresh, refused }
  return (
    <Ground
      game={state.id}
      plan={plan}
      unit={unit}
      drawing={
        <>
          <Print plan={plan} rules={game.rules} />
          {plan.own === null && (
            <Sockets
              plan={plan}
              bets={board.sideBets}
              current={game.turn?.seat ?? null}
              freeSeats={freeSeats}
            />
          )}
          <Furnishings plan={plan} game={state.id} dealt={state.shoe?.dealt ?? 0} />
        </>
      }
    >
      <div className={css.video} style={{ height: units(plan.status.y - VIDEO_GAP) }}>
        <DealerVideo table={table} game={state.id} />
      </div>
      <div
        className={css.status}
        style={{ ...placeAt(plan.status.x, plan.status.y), width: units(plan.status.width) }}
      >
        <StatusBar table={table} state={state} />
        {isLastChance && <p className={css.warning}>{words.lastChance}</p>}
      </div>
      <div className={css.notices} style={noticePlace(plan)}>
        <Notices table={table} state={state} />
      </div>
      <DealerHand
        plan={plan}
        dealer={game.dealer}
        over={game.phase === 'over'}
        fresh={fresh}
        pushes={game.rules.dealerPushes}
      />
      {game.rules.fireBlaze !== null && (
        <div
          className={css.track}
          data-covered={plan.kind === 'phone' && outcome !== null}
          style={{ ...placeAt(plan.track.x, plan.track.y), width: units(plan.track.width) }}
        >
          <FireTrack table={table} state={state} />
        </div>
      )}
      {plan.seats.map((place) => (
        <SeatGroup
          key={place.seat}
          {...shared}
          place={place}
          isShown={place.seat === shown}
          onOptions={(seat, anchor) => setOptions({ seat, anchor })}
        />
      ))}
      <Swept plan={plan} hands={lyingHands(plan, board, game.dealer, shown)} />
      {plan.own !== null && <OwnZone {...shared} own={plan.own} seat={shown} />}
      <div className={css.centre} style={placeAt(plan.centre.x, plan.centre.y)}>
        {!decidesInDock(plan.kind) && asked}
        {outcome !== null && (
          <OutcomeMessage
            key={state.round?.code}
            outcome={outcome}
            currency={currency}
            shared={board.shared}
            brief={decidesInDock(plan.kind)}
            room={messageRoom(plan)}
          />
        )}
        {plan.own === null && <DealNow table={table} state={state} game={game} />}
      </div>
      {options !== null && (
        <SeatOptions
          key={options.seat}
          table={table}
          game={game}
          board={board}
          seat={options.seat}
          anchor={options.anchor}
          currency={currency}
          open={open}
          onClose={() => setOptions(null)}
        />
      )}
    </Ground>
  )
}

/** False while the table is first drawn: what lies there already does not come again. */
function useFresh(): boolean {
  const [fresh, setFresh] = useState(false)
  useEffect(() => setFresh(true), [])
  return fresh
}

/** Half of what is free between the dealer's chips and cards. */
const NOTICE_GAP = 23

/** Between the dealer's chips and cards; where no chips are drawn, at the upper edge. */
function noticePlace({ kind, dealer }: StagePlan): CSSProperties | undefined {
  if (kind === 'phone' || kind === 'low') return undefined
  return { top: units(dealer.y - dealer.card * 0.7 - NOTICE_GAP), translate: '0 -50%' }
}

/** Down to the own hand of a phone; elsewhere it may cover whoever sits in the middle, where there is much to tell. */
function messageRoom({ kind, own, seats, centre, height }: StagePlan): number {
  if (kind === 'phone' && own !== null) return own.y - own.card * 0.8 - centre.y
  if (kind === 'wide') return seats.length === 2 ? 330 : 250
  return (height - centre.y) * (kind === 'tall' ? 0.6 : 0.9)
}
