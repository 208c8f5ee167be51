import type { Settings } from '#protocol/settings'
import { Switch } from '#ui/kit/switch'
import { keep } from '#web/account/settings/keep'
import { useSetting } from '#web/state/settings'

/** Settings that are yes or no. */
export type Flag = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never
}[keyof Settings]

interface Props {
  readonly name: Flag
  readonly label: string
  readonly hint?: string
  readonly disabled?: boolean
}

export function SettingSwitch({ name, ...rest }: Props) {
  const on = useSetting(name)
  return <Switch on={on} onChange={(wanted) => void keep({ [name]: wanted })} {...rest} />
}
