import { Group } from '#ui/kit/group'
import { SettingSwitch } from '#web/account/settings/setting-switch'
import { useWords } from '#web/i18n/language'

export function ChatPage() {
  const { settings: words } = useWords()
  return (
    <Group title={words.pages.chat}>
      <SettingSwitch name="chatHidden" label={words.chatHidden} hint={words.chatHiddenHint} />
    </Group>
  )
}
