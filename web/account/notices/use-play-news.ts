import { useEffect } from 'react'
import { useConnection } from '#ui/net/connection'
import { isProblem } from '#ui/net/http'
import { useFamilies } from '#web/families/parts'
import { useAtTables } from '#web/state/at-tables'
import { useMe } from '#web/state/person'
import { loadPlay, usePlay } from '#web/state/play'
import { openTableSession, useTableSessions } from '#web/state/table-sessions'
import { onTableEvents } from '#web/state/tables'
import { standing } from '#web/table/chips/on-cloth'

/** The house counts a moment after the table tells. */
const COUNTED_MILLIS = 400
/** A session that waits for its round ends within a second of it. */
const ENDED_MILLIS = 1_500

/** TP-19: asks for time and net result when somebody comes to a table and after each of their rounds. */
export function usePlayNews(): void {
  const me = useMe()
  const familyOf = useFamilies()
  const isOpen = useConnection(({ state }) => state === 'open')
  useEffect(() => {
    if (me === '' || !isOpen) return undefined
    void loadPlay()
    return useAtTables.subscribe(({ tables }, before) => {
      if (tables !== before.tables) void loadPlay()
    })
  }, [me, isOpen])
  useEffect(() => {
    if (me === '') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onTableEvents((at, events, { id, game }) => {
      if (!events.some(({ type }) => type === 'closed' || type === 'settled' || type === 'cancelled')) return
      const known = useTableSessions.getState().sessions[at]
      if (known !== undefined && !isProblem(known) && known.state === 'ending') {
        setTimeout(() => void openTableSession(at), ENDED_MILLIS)
      }
      if (standing(game, me).staked === 0) return
      clearTimeout(timer)
      // Not before the cards that it comes from have been seen.
      timer = setTimeout(() => void loadPlay(), COUNTED_MILLIS + familyOf(id).holdMillis(game))
    })
    return () => {
      stop()
      clearTimeout(timer)
      // It was somebody else's.
      usePlay.setState({ play: null })
    }
  }, [me, familyOf])
}
