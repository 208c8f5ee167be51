import { hasCardCode } from '#console/dealer/reader/keystrokes'
import type { DealerWords } from '#console/i18n/language'
import { say } from '#console/net/line'
import { awaitSaid } from '#console/state/chat'
import { commandId } from '#ui/net/orders'

const PATIENCE_MILLIS = 10_000

/** Makes a remark at a table; resolves with why it was not said, null when it was. A card's code is never said. */
export async function sayRemark(
  table: string,
  text: string,
  { chat, reader }: DealerWords,
): Promise<string | null> {
  if (hasCardCode(text)) return reader.whileWriting
  const id = commandId()
  const heard = awaitSaid(id)
  if (!say({ type: 'say', id, room: table, text })) return chat.offline
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MILLIS))
  const answer = await Promise.race([heard, late])
  if (answer === null) return chat.notSaid.away
  return answer.type === 'said' ? null : chat.notSaid[answer.reason]
}
