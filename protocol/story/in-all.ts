import type { Said, Say } from '#protocol/story/say'
import { fetchAll, inEach, STORY } from '#words/register'

/** Only the server has all of them: a client says a sentence in its own language alone. */
const words = await fetchAll(STORY)

export function inAll(say: Say): Said {
  return inEach((language) => say(words[language]))
}
