import { useMemo } from 'react'
import type { TableState } from '#engine/table/types'
import type { Speech } from '#web/help/speech'
import { useFormats, useWords } from '#web/i18n/language'
import { useMe, usePerson } from '#web/state/person'

/** Money is told in the player's own. */
export function useSpeech(state: TableState | null): Speech {
  const words = useWords()
  const formats = useFormats()
  const me = useMe()
  const own = usePerson(({ person }) => person?.currency)
  const currency = state?.purses[me]?.currency ?? state?.currency ?? own ?? 'EUR'
  return useMemo(() => ({ words, formats, currency }), [words, formats, currency])
}
