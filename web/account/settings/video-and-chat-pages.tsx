import { Group } from '#ui/kit/group'
import { SettingChoice } from '#web/account/settings/setting-choice'
import { SettingSwitch } from '#web/account/settings/setting-switch'
import { useWords } from '#web/i18n/language'

export function VideoPage() {
  const { settings: words } = useWords()
  return (
    <Group title={words.pages.video}>
      <SettingSwitch name="video" label={words.video} hint={words.videoHint} />
      <SettingChoice name="videoQuality" label={words.videoQuality} names={words.qualities} />
      <SettingChoice
        name="classicView"
        label={words.classicView}
        names={words.classicViews}
        hint={words.classicViewHint}
      />
    </Group>
  )
}

export function ChatPage() {
  const { settings: words } = useWords()
  return (
    <Group title={words.pages.chat}>
      <SettingSwitch name="chatHidden" label={words.chatHidden} hint={words.chatHiddenHint} />
    </Group>
  )
}
