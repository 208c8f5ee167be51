import { useCallback, useEffect, useState } from 'react'
import { type LogQuery, searchOf } from '#console/supervisor/log/query'
import { HTTP } from '#protocol/http'
import type { StaffLogAnswer } from '#protocol/http/staff'
import { ask, isProblem } from '#ui/net/http'

export type Deed = StaffLogAnswer['events'][number]

const PAGE = 50

interface Read {
  readonly deeds: readonly Deed[]
  readonly next: string | null
  readonly state: 'loading' | 'ready' | 'problem'
}

/** The log's newest lines by a query, and older ones page by page. A new query, even of the same, looks again. */
export function useLog(query: LogQuery) {
  const [read, setRead] = useState<Read>({ deeds: [], next: null, state: 'loading' })
  const look = useCallback(
    async (cursor: string | null): Promise<StaffLogAnswer | null> => {
      const search = searchOf(query)
      search.set('limit', String(PAGE))
      if (cursor !== null) search.set('cursor', cursor)
      const answer = await ask(HTTP.staffLog, 'GET', `/api/staff/log?${search}`)
      return isProblem(answer) ? null : answer
    },
    [query],
  )
  useEffect(() => {
    let isLeft = false
    setRead((before) => ({ ...before, state: 'loading' }))
    void look(null).then((page) => {
      if (isLeft) return
      setRead(
        page === null
          ? { deeds: [], next: null, state: 'problem' }
          : { deeds: page.events, next: page.next, state: 'ready' },
      )
    })
    return () => {
      isLeft = true
    }
  }, [look])
  const more = async () => {
    setRead((before) => ({ ...before, state: 'loading' }))
    const page = await look(read.next)
    setRead((before) =>
      page === null
        ? { ...before, state: 'problem' }
        : { deeds: [...before.deeds, ...page.events], next: page.next, state: 'ready' },
    )
  }
  return { ...read, more: () => void more() }
}
