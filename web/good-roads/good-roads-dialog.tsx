import { useState } from 'react'
import type { OwnRoad } from '#protocol/own-roads'
import { Dialog } from '#ui/kit/dialog'
import { HousePatterns } from '#web/good-roads/house-patterns'
import { NoticeSettings } from '#web/good-roads/notice-settings'
import { OwnPatterns } from '#web/good-roads/own-patterns'
import { PatternEditor } from '#web/good-roads/pattern-editor'
import css from '#web/good-roads/patterns.module.css'
import { useWords } from '#web/i18n/language'
import type { OverlayProps } from '#web/state/overlay'

type Page = { readonly is: 'list' } | { readonly is: 'editor'; readonly road: OwnRoad | null }
const LIST: Page = { is: 'list' }

/** "Impostazioni Good Roads": which patterns are looked for, the player's own, and how to be told. */
export function GoodRoadsDialog({ onClose }: OverlayProps) {
  const { goodRoads: words } = useWords()
  const [page, setPage] = useState<Page>(LIST)
  if (page.is === 'editor') {
    return <PatternEditor road={page.road} onDone={() => setPage(LIST)} />
  }
  return (
    <Dialog title={words.settings} shape="pages" onClose={onClose}>
      <div className={css.page}>
        <HousePatterns />
        <OwnPatterns onDraw={(road) => setPage({ is: 'editor', road })} />
        <NoticeSettings />
      </div>
    </Dialog>
  )
}
