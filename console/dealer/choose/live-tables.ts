import { useEffect, useState } from 'react'
import { HTTP, type ListedTable } from '#protocol/http'
import { ask, isProblem } from '#ui/net/http'

const LOOK_MILLIS = 5_000

/** The tables that are dealt by hand, looked at now and then; null until the server has told. */
export function useLiveTables(): readonly ListedTable[] | null {
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const answer = await ask(HTTP.tables, 'GET', '/api/tables')
      if (!isGone && !isProblem(answer)) setTables(answer.tables.filter(({ live }) => live))
    }
    void look()
    const timer = setInterval(() => void look(), LOOK_MILLIS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [])
  return tables
}
