import { BellRing, CirclePause, Clock, HeartHandshake, SlidersHorizontal } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import type { PlayAnswer } from '#protocol/http/play'
import { Dialog } from '#ui/kit/dialog'
import { Tabs } from '#ui/kit/tabs'
import { CheckPage } from '#web/account/play/check-page'
import { ExclusionPage } from '#web/account/play/exclusion-page'
import { InfoPage } from '#web/account/play/info-page'
import { LimitsPage } from '#web/account/play/limits-page'
import { SessionPage } from '#web/account/play/session-page'
import { useWords } from '#web/i18n/language'
import type { OverlayProps } from '#web/state/overlay'
import { loadPlay, usePlay } from '#web/state/play'

type Page = ComponentType<{ readonly play: PlayAnswer }>

const PAGES = {
  session: { Icon: Clock, Page: SessionPage },
  limits: { Icon: SlidersHorizontal, Page: LimitsPage },
  check: { Icon: BellRing, Page: CheckPage },
  exclusion: { Icon: CirclePause, Page: ExclusionPage },
  info: { Icon: HeartHandshake, Page: InfoPage },
} as const satisfies Record<string, { readonly Icon: ComponentType; readonly Page: Page }>

type PageId = keyof typeof PAGES
const IDS: readonly PageId[] = ['session', 'limits', 'check', 'exclusion', 'info']

/** Responsible play (TP-11): the house enforces all of it, this shows and asks. */
export function PlayDialog({ onClose }: OverlayProps) {
  const words = useWords()
  const { play: own } = words
  const play = usePlay(({ play: known }) => known)
  const [open, setOpen] = useState<PageId>('session')
  useEffect(() => void loadPlay(), [])
  const ShownPage: Page = PAGES[open].Page
  const tabs = IDS.map((id) => {
    const { Icon } = PAGES[id]
    return { id, name: own.pages[id], icon: <Icon aria-hidden /> }
  })
  return (
    <Dialog title={own.title} shape="pages" onClose={onClose}>
      <Tabs look="side" label={own.title} tabs={tabs} open={open} onOpen={setOpen}>
        {play === null ? <p>{words.common.loading}</p> : <ShownPage play={play} />}
      </Tabs>
    </Dialog>
  )
}
