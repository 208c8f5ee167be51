import { Search, X } from 'lucide-react'
import { IconButton } from '#ui/kit/icon-button'
import { useWords } from '#web/i18n/language'
import css from '#web/lobby/find/search-field.module.css'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
}

export function SearchField({ value, onChange }: Props) {
  const { lobby: words } = useWords()
  return (
    <search className={css.field}>
      <Search size={18} aria-hidden />
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && <IconButton label={words.clearSearch} icon={<X />} onClick={() => onChange('')} />}
    </search>
  )
}
