import { GripHorizontal } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { dragHandle } from '#ui/kit/drag-handle'
import css from '#ui/kit/floating-window.module.css'
import { fitted, type KeptPlace, type Place, type Room } from '#ui/kit/window-place'

interface Props {
  readonly label: string
  readonly title: string
  readonly words: { readonly move: string; readonly moveHint: string; readonly resize: string }
  readonly kept: KeptPlace
  readonly least?: Room
  readonly onEscape: () => void
  /** Beside the title. */
  readonly tools: ReactNode
  readonly children: ReactNode
}

function page(): Room {
  return { width: innerWidth, height: innerHeight }
}

/** A window over the page, where and as large as one likes; the page goes on around it. */
export function FloatingWindow({ label, title, words, kept, least, onEscape, tools, children }: Props) {
  const { setPlace } = kept
  const place = kept.usePlace()
  useEffect(() => {
    const keepIn = () => setPlace(fitted(place, page(), least))
    addEventListener('resize', keepIn)
    return () => removeEventListener('resize', keepIn)
  }, [place, setPlace, least])
  const pull = (change: (from: Place, x: number, y: number) => Place) =>
    dragHandle(() => {
      const from = fitted(place, page(), least)
      return ({ x, y }) => setPlace(fitted(change(from, x, y), page(), least))
    })
  return (
    <section
      className={css.window}
      style={fitted(place, page(), least)}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onEscape()
      }}
    >
      <header className={css.head}>
        <button
          type="button"
          className={css.grip}
          aria-label={words.move}
          title={words.moveHint}
          {...pull((from, x, y) => ({ ...from, left: from.left + x, top: from.top + y }))}
        >
          <GripHorizontal size={18} aria-hidden />
          <span>{title}</span>
        </button>
        {tools}
      </header>
      {children}
      <button
        type="button"
        className={css.corner}
        aria-label={words.resize}
        {...pull((from, x, y) => ({ ...from, width: from.width + x, height: from.height + y }))}
      />
    </section>
  )
}
