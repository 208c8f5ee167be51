import { Heart } from 'lucide-react'
import { IconButton } from '#ui/kit/icon-button'
import { toast } from '#ui/kit/toast'
import { useWords } from '#web/i18n/language'
import css from '#web/lobby/card/favourite-button.module.css'
import { changeSettings, useSettings } from '#web/state/settings'

/** Kept with the profile: a favourite is one on every device. */
export function FavouriteButton({ table, name }: { readonly table: string; readonly name: string }) {
  const words = useWords()
  const isKept = useSettings(({ settings }) => settings.favourites.includes(table))
  const change = async () => {
    const { favourites } = useSettings.getState().settings
    const others = favourites.filter((id) => id !== table)
    const kept = await changeSettings({ favourites: isKept ? others : [...others, table] })
    if (!kept) toast('warning', words.lobby.notKept, words.common.offlineProblem)
  }
  return (
    <IconButton
      className={css.favourite}
      label={isKept ? words.lobby.dropFavourite(name) : words.lobby.addFavourite(name)}
      icon={<Heart size={18} />}
      aria-pressed={isKept}
      onClick={() => void change()}
    />
  )
}
