import * as v from 'valibot'
import { HTTP, type ListedTable, type SessionAnswer } from '#protocol/http'

const COOKIE = /^(?:__Host-)?sabot=([^;]*)/
const REQUEST_MILLIS = 15_000
/** Where the server does not say how long to wait. */
const WAIT_MILLIS = 2_000

export interface Session {
  /** The secret of the sign-in: what the cookie holds. */
  readonly token: string
  readonly person: SessionAnswer
}

/** Not now: the server is away or has had enough visitors. */
export interface Later {
  readonly waitMillis: number
  readonly text: string
}

export function isLater(answer: object): answer is Later {
  return 'waitMillis' in answer
}

/** Becomes a guest, or is known again by the token. */
export async function signIn(url: string, token?: string): Promise<Session | Later> {
  const headers = token === undefined ? {} : { cookie: cookieOf(token) }
  const response = await ask(url, '/api/session', { method: 'POST', headers })
  if (isLater(response)) return response
  const cookie = response.headers.getSetCookie().map((line) => COOKIE.exec(line)?.[1])
  const given = cookie.find((value) => value !== undefined) ?? token
  const person = v.safeParse(HTTP.session, await bodyOf(response))
  if (given === undefined || !person.success) return notOurs(url)
  return { token: given, person: person.output }
}

/** The tables of the floor, as the lobby lists them. */
export async function listTables(url: string): Promise<readonly ListedTable[] | Later> {
  const response = await ask(url, '/api/tables', {})
  if (isLater(response)) return response
  const answer = v.safeParse(HTTP.tables, await bodyOf(response))
  return answer.success ? answer.output.tables : notOurs(url)
}

/** By both names that it can have: the server reads the one that it gave. */
export function cookieOf(token: string): string {
  return `sabot=${token}; __Host-sabot=${token}`
}

async function ask(url: string, path: string, init: RequestInit): Promise<Response | Later> {
  try {
    const response = await fetch(new URL(path, url), { ...init, signal: AbortSignal.timeout(REQUEST_MILLIS) })
    if (response.ok) return response
    const answer = v.safeParse(HTTP.error, await bodyOf(response))
    const text = answer.success ? answer.output.text : `${url} answered ${response.status}.`
    return { waitMillis: retryAfter(response.headers.get('retry-after')) ?? WAIT_MILLIS, text }
  } catch (error) {
    return { waitMillis: WAIT_MILLIS, text: `There is no answer from ${url}: ${causeOf(error)}.` }
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function notOurs(url: string): Later {
  return { waitMillis: WAIT_MILLIS, text: `What answers at ${url} is no Sabot server of this version.` }
}

/** The header in milliseconds; null when it is missing or no number of seconds. */
export function retryAfter(header: string | null | undefined): number | null {
  return header != null && /^\d{1,5}$/.test(header.trim()) ? Number(header) * 1_000 : null
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof AggregateError) return causeOf(cause.errors[0])
  if (!(cause instanceof Error)) return 'the request failed'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}

/** Ends when the time is over or the signal says so; never rejects. */
export function sleep(millis: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, millis)
    signal.addEventListener('abort', end)
  })
}
