import * as v from 'valibot'
import type { ErrorAnswer } from '#protocol/http'

/** Why the house did not do what it was asked for. */
export interface Problem {
  readonly status: number
  readonly error: string
  readonly text: string
}

export function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'status' in answer && 'error' in answer
}

/** A line that died silently never answers, and whoever waits for who they are keeps all windows waiting. */
const PATIENCE_MILLIS = 20_000

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Asks the server for something and checks the answer's form. Never rejects. */
export async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  method: Method,
  path: string,
  body?: unknown,
): Promise<v.InferOutput<Schema> | Problem> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MILLIS)
    const init: RequestInit = { method, credentials: 'same-origin', signal }
    if (body !== undefined) {
      init.headers = { 'content-type': 'application/json' }
      init.body = JSON.stringify(body)
    }
    const response = await fetch(path, init)
    const content: unknown = await response.json()
    if (!response.ok) return { status: response.status, ...wordsOf(content) }
    return v.is(schema, content) ? content : unreadable(response.status)
  } catch {
    return { status: 0, error: 'offline', text: '' }
  }
}

function wordsOf(content: unknown): ErrorAnswer {
  const { error, text } = (content ?? {}) as Partial<ErrorAnswer>
  return { error: error ?? 'internal', text: text ?? '' }
}

function unreadable(status: number): Problem {
  return { status, error: 'unreadable', text: '' }
}
