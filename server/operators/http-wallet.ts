import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock'
import type { Operator, RemoteWallet } from '#server/operators/operator'
import { Breaker, Lanes } from '#server/operators/sending'
import { SIGNATURE_HEADERS, signatureOf } from '#server/operators/signature'
import {
  type Heard,
  type Patience,
  understood,
  type WalletAnswer,
  type WalletPort,
} from '#server/operators/wallet-port'

const PAUSE_MILLIS = 50
const REPLY_BYTES = 16_384
const LEAST_MILLIS = 20

export type CallName = keyof WalletPort

/** Told of every try, for those who count: how it went and how long it took. */
export type TryListener = (call: CallName, outcome: 'answered' | 'failed', millis: number) => void

export interface HttpWallet extends WalletPort {
  /** Whether calls are refused unsent at the moment, because the operator is down. */
  readonly isResting: boolean
}

/** An operator's wallet over HTTP. Only what went wrong for now is tried again. */
export function httpWallet(
  { id, secrets }: Pick<Operator, 'id' | 'secrets'>,
  { url, tryMillis, atOnce }: RemoteWallet,
  clock: Clock,
  listener: TryListener = () => undefined,
  restMillis?: number,
): HttpWallet {
  const breaker = new Breaker(() => clock.steady(), restMillis)
  const lanes = new Lanes(atOnce, clock)
  const base = url.replace(/\/+$/, '')
  const [secret = ''] = secrets

  async function send(name: CallName, body: string, millis: number): Promise<Heard> {
    const target = new URL(`${base}/${name}`)
    const time = String(clock.now())
    const nonce = randomBytes(16).toString('hex')
    const path = target.pathname + target.search
    const signature = signatureOf(secret, { method: 'POST', path, time, nonce, body })
    const began = clock.steady()
    const heard = await exchange(clock, target, millis, body, {
      'content-type': 'application/json',
      [SIGNATURE_HEADERS.operator]: id,
      [SIGNATURE_HEADERS.time]: time,
      [SIGNATURE_HEADERS.nonce]: nonce,
      [SIGNATURE_HEADERS.signature]: signature,
    })
    const failed = 'trouble' in heard
    if (failed) breaker.failed()
    else breaker.worked()
    listener(name, failed ? 'failed' : 'answered', clock.steady() - began)
    return heard
  }

  /** One try in a lane of its own; null when it was not sent. */
  async function attempt(name: CallName, body: string, until: number): Promise<Heard | null> {
    if (!(await lanes.enter(until - clock.steady()))) return null
    try {
      const left = until - clock.steady()
      if (left < LEAST_MILLIS || !breaker.mayTry()) return null
      return await send(name, body, Math.min(tryMillis, left))
    } finally {
      lanes.leave()
    }
  }

  async function call(name: CallName, asked: object, { until, tries }: Patience): Promise<WalletAnswer> {
    const body = JSON.stringify(asked)
    let trouble: string | null = null
    for (let number = 1; ; number++) {
      const heard = await attempt(name, body, until)
      if (heard === null) {
        return trouble === null ? { kind: 'unsent', text: DOWN } : { kind: 'unknown', text: trouble }
      }
      if (!('trouble' in heard)) {
        return heard.kind === 'refused' ? { ...heard, unsure: trouble !== null } : heard
      }
      trouble = heard.trouble
      const wait = PAUSE_MILLIS * 2 ** (number - 1) * (0.5 + Math.random())
      if (number === tries || clock.steady() + wait > until) return { kind: 'unknown', text: trouble }
      await clock.pause(wait)
    }
  }

  return {
    get isResting() {
      return breaker.isOpen
    },
    balance: (player, patience) => call('balance', player, patience),
    debit: (move, patience) => call('debit', move, patience),
    credit: (move, patience) => call('credit', move, patience),
    cancel: (cancel, patience) => call('cancel', cancel, patience),
  }
}

const DOWN = 'The operator does not answer at the moment: nothing was sent.'

/** One request; whatever goes wrong with it, the operator may have done what it asked. */
async function exchange(
  clock: Clock,
  url: URL,
  millis: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Heard> {
  const late = new AbortController()
  const timer = clock.after(Math.ceil(millis), () => late.abort())
  const { signal } = late
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    return understood(response.status, await textOf(response))
  } catch (error) {
    return {
      trouble: signal.aborted
        ? `No answer within ${Math.ceil(millis)} ms.`
        : `No answer (${reasonOf(error)}).`,
    }
  } finally {
    timer.cancel()
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

/** A reply has a few words: one that does not end is not read to its end. */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size > REPLY_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8')
}
