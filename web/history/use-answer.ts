import { useCallback, useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { ask, type Problem } from '#ui/net/http'

interface Asked<Answer> {
  /** Null until the house has answered. */
  readonly answer: Answer | Problem | null
  readonly again: () => void
}

/** What a route answers; asked again when the address is another one. */
export function useAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  address: string,
): Asked<v.InferOutput<Schema>> {
  type Answer = v.InferOutput<Schema>
  const [known, setKnown] = useState<{ readonly address: string; readonly answer: Answer | Problem } | null>(
    null,
  )
  const asked = useRef(0)
  const again = useCallback(async () => {
    asked.current++
    const turn = asked.current
    const answer = await ask(schema, 'GET', address)
    if (turn === asked.current) setKnown({ address, answer })
  }, [schema, address])
  useEffect(() => {
    void again()
  }, [again])
  return { answer: known?.address === address ? known.answer : null, again: () => void again() }
}
