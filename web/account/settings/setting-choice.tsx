import type { Settings } from '#protocol/settings'
import { Choice } from '#ui/kit/choice'
import { keep } from '#web/account/settings/keep'
import { useSetting } from '#web/state/settings'

/** Settings that are one of a few words. */
type OneOf = 'language' | 'videoQuality' | 'classicView' | 'reducedMotion' | 'confirmMode' | 'multiView'

interface Props<Name extends OneOf> {
  readonly name: Name
  readonly label: string
  /** What each is called, in the order in which they stand. */
  readonly names: Readonly<Record<Settings[Name], string>>
  readonly hint?: string
}

export function SettingChoice<Name extends OneOf>({ name, label, names, hint }: Props<Name>) {
  const value = useSetting(name)
  const options = Object.entries<string>(names).map(([id, word]) => ({
    id: id as Settings[Name],
    name: word,
  }))
  return (
    <Choice
      label={label}
      value={value}
      options={options}
      onChange={(id) => void keep({ [name]: id })}
      {...(hint === undefined ? {} : { hint })}
    />
  )
}
