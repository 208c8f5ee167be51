import { useSpoken } from '#console/i18n/language'
import { betWords } from '#console/supervisor/table/stakes'

/** What a bet is called, with a capital, as in a list. */
export function useBetName(): (bet: string) => string {
  const { words, language } = useSpoken()
  return (bet) => {
    if (bet === 'behind') return words.supervisor.table.betNames.behind
    const name = betWords(bet)?.[language] ?? bet
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
}
