import { tellRefused } from '#console/dealer/actions/refusals'
import { beep } from '#console/dealer/reader/beep'
import { scan } from '#console/dealer/reader/scan'
import { useSpoken } from '#console/i18n/language'
import { useConnection } from '#ui/net/connection'

/** A code that came over the reader, where it can be dealt; else whoever read it is told. */
export function takeCode(table: string, code: string, at: number, isDealing: boolean): void {
  const { reader } = useSpoken.getState().words.dealer
  const isOpen = useConnection.getState().state === 'open'
  if (isOpen && isDealing) return scan(table, code, at)
  beep('bad')
  tellRefused(isOpen ? reader.notDealing : reader.offline)
}
