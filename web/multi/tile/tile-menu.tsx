import { ArrowUpRight, EyeOff, Pin, PinOff, Scale } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { LobbyTable } from '#protocol/lobby/table'
import { keep } from '#web/account/settings/keep'
import { useWords } from '#web/i18n/language'
import { afterPin } from '#web/multi/at-tables/pins'
import { closeMultiWindow } from '#web/multi/state'
import { TableLimits } from '#web/multi/tile/table-limits'
import css from '#web/multi/tile/tile-menu.module.css'
import { useSetting } from '#web/state/settings'

const GAP = 4
const MARGIN = 8

interface Props {
  readonly line: LobbyTable
  readonly name: string
  /** The button that it belongs to. */
  readonly anchor: HTMLElement
  readonly mostPinned: number
  readonly isStaked: boolean
  readonly onClose: () => void
}

/** MP-5: what can be done with a table of the panel. */
export function TileMenu({ line, name, anchor, mostPinned, isStaked, onClose }: Props) {
  const { multi: words } = useWords()
  const [, go] = useLocation()
  const pinned = useSetting('pinnedTables')
  const hidden = useSetting('hiddenTables')
  const [isLimits, showLimits] = useState(false)
  const ref = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    const menu = ref.current
    if (menu === null) return undefined
    menu.showPopover()
    place(menu, anchor)
    menu.querySelector('button')?.focus()
    const toggled = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === 'closed' && !menu.dataset.leaves) onClose()
    }
    menu.addEventListener('toggle', toggled)
    return () => menu.removeEventListener('toggle', toggled)
  }, [anchor, onClose])
  const isPinned = pinned.slice(0, mostPinned).includes(line.id)
  const after = afterPin(pinned, line.id, mostPinned)
  const done = (act: () => void) => () => {
    act()
    onClose()
  }
  const joinTable = done(() => {
    closeMultiWindow()
    go(`/tables/${line.id}`)
  })
  if (isLimits) return <TableLimits line={line} name={name} onJoin={joinTable} onClose={onClose} />
  return (
    <fieldset ref={ref} popover="auto" className={css.menu} aria-label={words.menuOf(name)}>
      <Item
        icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
        name={isPinned ? words.unpin : words.pin}
        {...(after === null ? { why: words.pinFull(mostPinned) } : {})}
        onPick={done(() => {
          if (after !== null) void keep({ pinnedTables: after })
        })}
      />
      <Item
        icon={<Scale aria-hidden />}
        name={words.limits}
        onPick={() => {
          if (ref.current !== null) ref.current.dataset.leaves = 'true'
          showLimits(true)
        }}
      />
      <Item icon={<ArrowUpRight aria-hidden />} name={words.joinTable} onPick={joinTable} />
      <Item
        icon={<EyeOff aria-hidden />}
        name={words.hide}
        {...(isStaked ? { why: words.hideStaked } : {})}
        onPick={done(() => void keep({ hiddenTables: [...hidden, line.id] }))}
      />
    </fieldset>
  )
}

/** Below its button, or above it where there is no room; always on the page. */
function place(menu: HTMLElement, anchor: HTMLElement): void {
  const { right, top, bottom } = anchor.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const below = bottom + GAP
  const isBelow = below + height + MARGIN <= innerHeight
  menu.style.left = `${Math.max(MARGIN, Math.min(right - width, innerWidth - width - MARGIN))}px`
  menu.style.top = `${isBelow ? below : Math.max(MARGIN, top - GAP - height)}px`
}

interface ItemProps {
  readonly icon: ReactNode
  readonly name: string
  /** Why it cannot be picked. */
  readonly why?: string
  readonly onPick: () => void
}

function Item({ icon, name, why, onPick }: ItemProps) {
  return (
    <button
      type="button"
      className={css.item}
      aria-disabled={why !== undefined}
      onClick={why === undefined ? onPick : undefined}
    >
      {icon}
      <span>
        {name}
        {why !== undefined && <small>{why}</small>}
      </span>
    </button>
  )
}
