import { useSpoken } from '#console/i18n/language'
import { betSaid } from '#protocol/story/say'

/** What a bet is called, with a capital, as in a list. */
export function useBetName(): (bet: string) => string {
  const { words } = useSpoken()
  return (bet) => {
    if (bet === 'behind') return words.supervisor.table.betNames.behind
    const name = betSaid(bet)(words.story)
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
}
