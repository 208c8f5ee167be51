import { refuse } from '#engine/round/refusal'
import { hasContact } from '#server/chat/moderation/contacts'
import { isFoul } from '#server/chat/moderation/language'
import type { ChatRefusal } from '#server/chat/text'

const FOUL = 'There is a word in this line that is not said at our tables: write it in another way.'
const CONTACT =
  'Links, addresses, telephone and other long numbers are not shown at the tables: for such things write to support.'

/**
 * Why a clean remark is not shown at a table (TP-5). It is refused, not masked: stars over a word are read all the same,
 * they put into the record what nobody said, and the writer would not know.
 */
export function moderate(text: string): ChatRefusal | null {
  if (hasContact(text)) return refuse('contact', CONTACT)
  return isFoul(text) ? refuse('language', FOUL) : null
}
