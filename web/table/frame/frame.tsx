import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classes } from '#ui/kit/classes'
import { focusTable } from '#web/state/at-tables'
import css from '#web/table/frame/frame.module.css'
import type { Room } from '#web/table/frame/room'

interface Frame {
  readonly table: string
  /** One of several tables in the window. */
  readonly among: boolean
  readonly room: Room
}

const FrameContext = createContext<Frame | null>(null)

interface Props {
  readonly table: string
  readonly name: string
  readonly among: boolean
  /** Another table is shown in its place. */
  readonly isHidden: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * What a table is drawn in: all of the window or a tile of it. Everything inside follows its size and never the
 * window's: stylesheets ask `@container table`, components `useFrame`.
 */
export function TableFrame({ table, name, among, isHidden, className, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const look = () => {
      const { clientWidth: width, clientHeight: height } = element
      setRoom((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // Whatever is pressed or reached in it: this is the table that the player is at.
  useEffect(() => {
    const element = ref.current
    const here = () => focusTable(table)
    element?.addEventListener('pointerdown', here, { capture: true })
    element?.addEventListener('focusin', here)
    return () => {
      element?.removeEventListener('pointerdown', here, { capture: true })
      element?.removeEventListener('focusin', here)
    }
  }, [table])
  return (
    <div
      ref={ref}
      className={classes(css.frame, className)}
      data-table={table}
      inert={isHidden}
      {...(among ? { role: 'region', 'aria-label': name, tabIndex: -1 } : {})}
    >
      {room !== null && (
        <FrameContext value={{ table, among, room }}>
          <div className={css.inside}>{children}</div>
        </FrameContext>
      )}
    </div>
  )
}

interface PartProps {
  /** What something beside it leaves; null is all of it. */
  readonly room: Room | null
  readonly children: ReactNode
}

/** A part of the frame that is laid out as if it were all of it. Its element is a container `table` of its own then. */
export function PartOfFrame({ room, children }: PartProps) {
  const frame = useFrame()
  return <FrameContext value={room === null ? frame : { ...frame, room }}>{children}</FrameContext>
}

/** The table around, and the room that it has. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (frame === null) throw new Error('This belongs to a table: draw it inside of a TableFrame.')
  return frame
}

/**
 * The page's landmarks are one of each: where there are several tables, what would be one belongs to its table and is
 * only a group there.
 */
export function usePart(): { readonly role?: 'group' } {
  return useContext(FrameContext)?.among === true ? { role: 'group' } : {}
}

/** The page's main part: the table alone, or all tables together. */
export function mainIf(is: boolean): { readonly role?: 'main' } {
  return is ? { role: 'main' } : {}
}
