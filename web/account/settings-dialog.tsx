import { Grid3x3, MessageSquare, Settings2, Spade, Video, Volume2 } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Dialog } from '#ui/kit/dialog'
import { Tabs } from '#ui/kit/tabs'
import { GamePage } from '#web/account/settings/game-page'
import { GeneralPage } from '#web/account/settings/general-page'
import { MultiPage } from '#web/account/settings/multi-page'
import { SoundPage } from '#web/account/settings/sound-page'
import { ChatPage, VideoPage } from '#web/account/settings/video-and-chat-pages'
import { useWords } from '#web/i18n/language'
import { type OverlayProps, useOverlay } from '#web/state/overlay'

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
  const [open, setOpen] = useState<PageId>(() => useOverlay.getState().page ?? 'general')
  const { Page } = PAGES[open]
  const tabs = IDS.map((id) => {
    const { Icon } = PAGES[id]
    return { id, name: words.pages[id], icon: <Icon aria-hidden /> }
  })
  return (
    <Dialog title={words.title} shape="pages" onClose={onClose}>
      <Tabs look="side" label={words.title} tabs={tabs} open={open} onOpen={setOpen}>
        <Page />
      </Tabs>
    </Dialog>
  )
}
