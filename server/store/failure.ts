import { type Failure, StoreError } from '#server/store/store-error'

/** Codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and of the network. */
const UNIQUE_VIOLATION = '23505'
const CHECK_VIOLATION = '23514'
const RETRY = ['40001', '40P01']
const FULL = ['53100', 'ENOSPC', 'EDQUOT']
const AWAY = [
  '53300', // too many connections
  '57P01', // shut down by its administrator
  '57P02', // crashed
  '57P03', // starting up or shutting down
  '57P05', // idle for too long
  '25P03', // idle in a transaction for too long
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // no such socket
]
/** The driver gives these no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/** What a thrown thing means for whoever asked the store. */
export function failureOf(error: unknown): Failure {
  if (error instanceof StoreError) return error.failure
  if (error instanceof AggregateError && codeOf(error) === null) return failureOf(error.errors[0])
  const code = codeOf(error)
  if (code === UNIQUE_VIOLATION) return 'unique'
  if (code === CHECK_VIOLATION && constraintOf(error) === 'balance_not_below_zero') return 'overdrawn'
  if (code === null) return error instanceof Error && AWAY_WORDS.test(error.message) ? 'away' : 'other'
  if (RETRY.includes(code)) return 'retry'
  if (FULL.includes(code)) return 'full'
  // Class 22: what was to be stored is nothing that can be, now or later.
  if (code.startsWith('22')) return 'data'
  // Class 08: the connection itself.
  return AWAY.includes(code) || code.startsWith('08') ? 'away' : 'other'
}

/** The name of the constraint that was violated, if it was one. */
export function constraintOf(error: unknown): string | null {
  return textOf(error, 'constraint')
}

function codeOf(error: unknown): string | null {
  return textOf(error, 'code')
}

function textOf(error: unknown, key: 'code' | 'constraint'): string | null {
  if (!(error instanceof Error) || !(key in error)) return null
  const value = Reflect.get(error, key)
  return typeof value === 'string' ? value : null
}
