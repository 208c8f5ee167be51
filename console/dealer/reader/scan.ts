import { refusalText, tellRefused } from '#console/dealer/actions/refusals'
import { beep } from '#console/dealer/reader/beep'
import { lastRead, useReading } from '#console/dealer/reader/last-read'
import { ScanQueue } from '#console/dealer/reader/scan-queue'
import { useSpoken } from '#console/i18n/language'
import { give } from '#console/net/line'
import { placeOf } from '#console/state/tables'
import { useConnection } from '#ui/net/connection'
import { commandId } from '#ui/net/orders'

const queues = new Map<string, ScanQueue>()

/** A code went over the reader, or was chosen, at this time of the page. */
export function scan(table: string, code: string, at: number): void {
  const queue = queues.get(table) ?? new ScanQueue((one) => send(table, one), dropped)
  queues.set(table, queue)
  queue.read(code, at)
}

/** What is wrong with the card the table's own alarm says; anything else is told here. */
async function send(table: string, code: string): Promise<boolean> {
  const before = placeOf(table).tracked?.state
  tellRefused(null)
  useReading.setState({ sending: true })
  const command = { do: 'scan', code } as const
  const answer = await give({ type: 'do', id: commandId(), table, command })
  const after = placeOf(table).tracked?.state
  useReading.setState({ sending: false })
  beep(answer.ok ? 'good' : 'bad')
  if (!answer.ok) {
    if (answer.reason !== 'bad-input') tellRefused(refusalText(answer))
    return false
  }
  if (before !== undefined && after !== undefined) useReading.setState({ last: lastRead(before, after) })
  return true
}

function dropped(codes: number): void {
  tellRefused(useSpoken.getState().words.dealer.reader.dropped(codes))
}

/** A code that came over the reader, where it can be dealt; else whoever read it is told. */
export function takeCode(table: string, code: string, at: number, isDealing: boolean): void {
  const { reader } = useSpoken.getState().words.dealer
  const isOpen = useConnection.getState().state === 'open'
  if (isOpen && isDealing) return scan(table, code, at)
  beep('bad')
  tellRefused(isOpen ? reader.notDealing : reader.offline)
}
