import { LogOut, Plus } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { followOf } from '#engine/blackjack/decisions/options'
import type { Follow, State } from '#engine/blackjack/types'
import { Button } from '#ui/kit/button'
import { Switch } from '#ui/kit/switch'
import { useFormats, useWords } from '#web/i18n/language'
import { useMe } from '#web/state/person'
import css from '#web/table/blackjack/seats/seat-options.module.css'
import type { Board } from '#web/table/blackjack/spots/board'
import { companyOn } from '#web/table/blackjack/spots/stake-places'
import { layChip } from '#web/table/chips/lay'
import { order } from '#web/table/chips/order'
import { useDockState } from '#web/table/dock/dock-state'

interface Props {
  readonly table: string
  readonly game: State
  readonly board: Board
  readonly seat: number
  readonly anchor: HTMLElement
  readonly currency: string
  readonly open: boolean
  readonly onClose: () => void
}

/** About one seat: who has money on it, and what this player does when it doubles, splits or may insure (VE-9, FB-2). */
export function SeatOptions({ table, game, board, seat, anchor, currency, open, onClose }: Props) {
  const words = useWords()
  const { money } = useFormats()
  const me = useMe()
  const { chip } = useDockState(table)
  const ref = useRef<HTMLDivElement>(null)
  const place = useBeside(ref, anchor)
  useEffect(() => {
    const element = ref.current
    element?.showPopover()
    const toggled = (event: Event) => {
      if ('newState' in event && event.newState === 'closed') onClose()
    }
    element?.addEventListener('toggle', toggled)
    return () => element?.removeEventListener('toggle', toggled)
  }, [onClose])
  const view = board.seats.find((other) => other.seat === seat)
  if (view === undefined) return null
  const { blackjack } = words
  const company = companyOn(board.stakes, seat, view.player)
  const staked = board.stakes.filter((stake) => stake.seat === seat && stake.player === view.player)
  const cents = staked.reduce((sum, stake) => sum + stake.cents, 0)
  const spot = { bet: 'main', seat, behind: game.rules.betBehind }
  const follows = followOf(game, me, seat)
  const change = (part: Partial<Follow>) =>
    void order(table, { do: 'follow', seat, follow: { ...follows, ...part } })
  return (
    <div
      ref={ref}
      popover="auto"
      className={css.options}
      style={place}
      role="dialog"
      aria-label={blackjack.seatOptions(seat)}
    >
      <h2 className={css.title}>
        {blackjack.seat(seat)} · {view.mine ? words.common.you : view.name}
      </h2>
      <dl className={css.facts}>
        {cents > 0 && (
          <div>
            <dt>{blackjack.spots.main}</dt>
            <dd>{money(cents, currency, true)}</dd>
          </div>
        )}
        {company.count > 0 && (
          <div>
            <dt>{game.rules.betBehind ? blackjack.behindTitle : blackjack.others(company.count)}</dt>
            <dd>
              {game.rules.betBehind && `${blackjack.behindCount(company.count)} · `}
              {money(company.cents, currency, true)}
            </dd>
          </div>
        )}
        {view.streak > 0 && (
          <div>
            <dt>{blackjack.hotPlayers}</dt>
            <dd>{blackjack.wins(view.streak)}</dd>
          </div>
        )}
      </dl>
      {view.mine ? (
        <>
          {game.rules.betBehind && (
            <Switch
              label={blackjack.allowBehind}
              on={view.behindAllowed}
              onChange={(on) => void order(table, { do: 'allowBehind', seat, on })}
            />
          )}
          <Button
            disabled={view.leaving}
            onClick={() => {
              void order(table, { do: 'leave', seat })
              ref.current?.hidePopover()
            }}
          >
            <LogOut size={18} aria-hidden /> {view.leaving ? blackjack.leaving : blackjack.leave}
          </Button>
        </>
      ) : view.behindAllowed || !game.rules.betBehind ? (
        <>
          <Button look="outline" disabled={!open} onClick={() => layChip(table, [spot])}>
            <Plus size={18} aria-hidden />
            {(game.rules.betBehind ? blackjack.behindBet : blackjack.boxBet)(money(chip, currency, true))}
          </Button>
          <fieldset className={css.follow}>
            <legend>{game.rules.betBehind ? blackjack.followTitle : blackjack.followTitleBox}</legend>
            <Switch
              label={blackjack.followDouble}
              on={follows.double}
              onChange={(on) => change({ double: on })}
            />
            <Switch
              label={blackjack.followSplit}
              on={follows.split}
              onChange={(on) => change({ split: on })}
            />
            {game.rules.betBehind && (
              <Switch
                label={blackjack.followInsurance}
                on={follows.insurance}
                onChange={(on) => change({ insurance: on })}
              />
            )}
          </fieldset>
        </>
      ) : (
        <p className={css.closed}>{blackjack.behindClosed}</p>
      )}
    </div>
  )
}

const EDGE = 12

/** Above what was pressed, and never over the window's edge. */
function useBeside(ref: React.RefObject<HTMLElement | null>, anchor: HTMLElement) {
  const [place, setPlace] = useState<{ left: number; top: number }>({ left: 0, top: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    element.showPopover()
    const around = anchor.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = element
    const left = Math.min(innerWidth - width - EDGE, Math.max(EDGE, around.x + around.width / 2 - width / 2))
    const above = around.top - height - EDGE
    setPlace({
      left,
      top: above >= EDGE ? above : Math.min(innerHeight - height - EDGE, around.bottom + EDGE),
    })
  }, [ref, anchor])
  return place
}
