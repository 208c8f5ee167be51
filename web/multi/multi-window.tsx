import { Maximize2, Settings, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { FloatingWindow } from '#ui/kit/floating-window'
import { IconButton } from '#ui/kit/icon-button'
import { useMedia } from '#ui/kit/use-media'
import { keptPlace, WINDOWS_FROM } from '#ui/kit/window-place'
import { useWords } from '#web/i18n/language'
import css from '#web/multi/multi-window.module.css'
import { MultiPanel } from '#web/multi/panel'
import { closeMultiWindow } from '#web/multi/state'
import { openSettings } from '#web/state/overlay'
import { isInOwnWindow, ownKeys } from '#web/table/dock/use-dock-keys'

const PLACE = keptPlace('sabot.multi-window', { left: 48, top: 96, width: 780, height: 620 })
const LEAST = { width: 360, height: 420 }

/** MP-1: the panel in a small window over a table, which goes on around it; on phones over all of it. */
export function MultiWindow() {
  const { multi: words } = useWords()
  const isWide = useMedia(WINDOWS_FROM)
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => inside.current?.focus({ preventScroll: true }), [])
  const panel = (
    <div ref={inside} className={css.inside} tabIndex={-1}>
      <MultiPanel isMeant={isInOwnWindow} />
    </div>
  )
  return (
    <div className={css.whole} {...ownKeys}>
      {isWide ? (
        <FloatingWindow
          label={words.title}
          title={words.title}
          words={words}
          kept={PLACE}
          least={LEAST}
          onEscape={closeMultiWindow}
          tools={<Tools />}
        >
          {panel}
        </FloatingWindow>
      ) : (
        <section className={css.sheet} aria-label={words.title}>
          <header className={css.head}>
            <h2>{words.title}</h2>
            <Tools />
          </header>
          {panel}
        </section>
      )}
    </div>
  )
}

function Tools() {
  const { multi: words } = useWords()
  const [, go] = useLocation()
  return (
    <>
      <IconButton label={words.settings} icon={<Settings />} onClick={() => openSettings('multi')} />
      <IconButton
        label={words.whole}
        icon={<Maximize2 />}
        onClick={() => {
          closeMultiWindow()
          go('/multi')
        }}
      />
      <IconButton label={words.close} icon={<X />} onClick={closeMultiWindow} />
    </>
  )
}
