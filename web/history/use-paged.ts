import { useCallback, useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { ask, isProblem, type Problem } from '#ui/net/http'

interface Pages<Page> {
  readonly address: string
  readonly pages: readonly Page[]
  readonly problem: Problem | null
  readonly loading: boolean
}

export interface Paged<Page> extends Omit<Pages<Page>, 'address'> {
  /** Asks for the next page; null on the last one. */
  readonly more: (() => void) | null
  /** Asks for the first page again. */
  readonly again: () => void
}

/** A route that answers in pages. What was there stays until the next answer, so that nothing jumps. */
export function usePaged<Schema extends v.GenericSchema<unknown, { readonly next: string | null }>>(
  schema: Schema,
  address: string,
): Paged<v.InferOutput<Schema>> {
  type Page = v.InferOutput<Schema>
  const [known, setKnown] = useState<Pages<Page>>({ address, pages: [], problem: null, loading: true })
  const asked = useRef(0)
  const load = useCallback(
    async (cursor: string | null) => {
      asked.current++
      const turn = asked.current
      setKnown((before) => ({ ...before, loading: true, problem: null }))
      const from = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const answer = await ask(schema, 'GET', `${address}${from}`)
      // Something else was asked for since.
      if (turn !== asked.current) return
      setKnown(({ pages }) => {
        if (isProblem(answer))
          return { address, pages: cursor === null ? [] : pages, problem: answer, loading: false }
        return {
          address,
          pages: cursor === null ? [answer] : [...pages, answer],
          problem: null,
          loading: false,
        }
      })
    },
    [schema, address],
  )
  useEffect(() => {
    void load(null)
  }, [load])
  const next = known.pages.at(-1)?.next ?? null
  return {
    pages: known.pages,
    problem: known.problem,
    loading: known.loading || known.address !== address,
    more: next === null ? null : () => void load(next),
    again: useCallback(() => void load(null), [load]),
  }
}
