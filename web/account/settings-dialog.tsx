import { Grid3x3, MessageSquare, Settings2, Spade, Video, Volume2 } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { ChatPage } from '#web/account/settings/chat-page'
import { GamePage } from '#web/account/settings/game-page'
import { GeneralPage } from '#web/account/settings/general-page'
import { MultiPage } from '#web/account/settings/multi-page'
import { SoundPage } from '#web/account/settings/sound-page'
import { VideoPage } from '#web/account/settings/video-page'
import { useWords } from '#web/i18n/language'
import type { OverlayProps } from '#web/state/overlay'
import { Dialog } from '#web/ui/dialog'
import { PageTabs } from '#web/ui/page-tabs'

const PAGES = {
  general: { Icon: Settings2, Page: GeneralPage },
  video: { Icon: Video, Page: VideoPage },
  sound: { Icon: Volume2, Page: SoundPage },
  game: { Icon: Spade, Page: GamePage },
  chat: { Icon: MessageSquare, Page: ChatPage },
  multi: { Icon: Grid3x3, Page: MultiPage },
} as const satisfies Record<string, { readonly Icon: ComponentType; readonly Page: ComponentType }>

type PageId = keyof typeof PAGES
const IDS: readonly PageId[] = ['general', 'video', 'sound', 'game', 'chat', 'multi']

/** What players set; kept with the profile and the same on all their devices (TP-8). */
export function SettingsDialog({ onClose }: OverlayProps) {
  const { settings: words } = useWords()
  const [open, setOpen] = useState<PageId>('general')
  const { Page } = PAGES[open]
  const tabs = IDS.map((id) => {
    const { Icon } = PAGES[id]
    return { id, name: words.pages[id], icon: <Icon aria-hidden /> }
  })
  return (
    <Dialog title={words.title} shape="pages" onClose={onClose}>
      <PageTabs label={words.title} tabs={tabs} open={open} onOpen={setOpen}>
        <Page />
      </PageTabs>
    </Dialog>
  )
}
