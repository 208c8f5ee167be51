import { useCallback } from 'react'
import { Group } from '#ui/kit/group'
import { Select } from '#ui/kit/select'
import { Slider } from '#ui/kit/slider'
import { keep } from '#web/account/settings/keep'
import { type Flag, SettingSwitch } from '#web/account/settings/setting-switch'
import { useWords } from '#web/i18n/language'
import { useSetting } from '#web/state/settings'

/** TP-9. */
export function SoundPage() {
  const { settings: words } = useWords()
  const muted = useSetting('muteAll')
  const language = useSetting('voiceOverLanguage')
  const voices = Object.entries<string>(words.voices).map(([id, name]) => ({
    id: id as typeof language,
    name,
  }))
  return (
    <>
      <Group title={words.pages.sound}>
        <SettingSwitch name="muteAll" label={words.muteAll} />
        <SettingSwitch
          name="baccaratSound"
          label={words.baccaratSound}
          hint={words.baccaratSoundHint}
          disabled={muted}
        />
      </Group>
      <Group title={words.volumes}>
        <Volume flag="dealerVoice" volume="dealerVolume" label={words.dealerVoice} muted={muted} />
        <Volume flag="gameSounds" volume="gameVolume" label={words.gameSounds} muted={muted} />
        <Volume flag="music" volume="musicVolume" label={words.music} muted={muted} />
      </Group>
      <Group title={words.voiceOver}>
        <SettingSwitch
          name="voiceOver"
          label={words.voiceOverOn}
          hint={words.voiceOverHint}
          disabled={muted}
        />
        <Select
          label={words.voiceLanguage}
          value={language}
          options={voices}
          onChange={(voiceOverLanguage) => void keep({ voiceOverLanguage })}
        />
      </Group>
    </>
  )
}

interface VolumeProps {
  readonly flag: Flag
  readonly volume: 'dealerVolume' | 'gameVolume' | 'musicVolume'
  readonly label: string
  readonly muted: boolean
}

function Volume({ flag, volume, label, muted }: VolumeProps) {
  const words = useWords()
  const on = useSetting(flag)
  const value = useSetting(volume)
  const changed = useCallback((loud: number) => void keep({ [volume]: loud }), [volume])
  return (
    <div>
      <SettingSwitch name={flag} label={label} disabled={muted} />
      <Slider
        label={words.settings.volumeOf(label)}
        value={value}
        onChange={changed}
        disabled={muted || !on}
      />
    </div>
  )
}
