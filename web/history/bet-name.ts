import { betSaid } from '#protocol/story/say'
import type { StoryWords } from '#words/register'

/** The bet's name as the sentences of the round have it, with a capital. */
export function betName(bet: string, words: StoryWords): string {
  const name = betSaid(bet)(words)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
