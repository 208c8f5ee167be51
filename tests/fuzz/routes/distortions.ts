import { OFFERS } from '#tests/access/offers'
import type { Dice } from '#tests/dice'
import { mutated } from '#tests/fuzz/frames/mutate'
import { anyText } from '#tests/fuzz/frames/values'
import { encoded } from '#tests/fuzz/routes/request-parts'
import type { Visit } from '#tests/fuzz/routes/route'
import type { Who } from '#tests/fuzz/routes/scene'

/** A route of the house, and whom it is for. */
export interface Offer {
  readonly method: string
  readonly url: string
  readonly access: string
}

export const ALL_OFFERS: readonly Offer[] = OFFERS.map((line) => {
  const [, method = '', url = '', access = ''] = /^(\S+) (\S+): (\S+)$/.exec(line) ?? []
  return { method, url, access }
})

/** A request as it will be written. */
export interface Request {
  readonly method: string
  readonly path: string
  readonly who: Who
  readonly headers: readonly string[]
  readonly body: string | null
  readonly isSigned: boolean
  /** The path in the signature, where that is not the one that is asked for. */
  readonly signedAs?: string
}

/** What must come back. */
export interface Due {
  /** Whether it may be done, or refused by the route's own check. */
  readonly mayBeInside: boolean
  /** Refusals before that, as `400 bad-json`. */
  readonly refusals: readonly string[]
}

export interface Distorted {
  readonly request: Request
  readonly due: Due
}

interface Right {
  readonly dice: Dice
  readonly offer: Offer
  readonly visit: Visit
  readonly request: Request
}

type Distortion = (right: Right) => Distorted | null

const PLAYERS: readonly Who[] = ['guest', 'account', 'veteran', 'launched']
const RANKS: readonly string[] = ['dealer', 'supervisor', 'administrator']

const only = (request: Request, ...refusals: readonly string[]): Distorted => {
  return { request, due: { mayBeInside: false, refusals } }
}

const maybe = (request: Request, ...refusals: readonly string[]): Distorted => {
  return { request, due: { mayBeInside: true, refusals } }
}

/** A body of the wrong shape; one that reaches for the language's own names is not even read. */
const UNREAD = ['400 bad-request', '400 bad-json']

/** Whatever is wrong with a query or with a part of the path. */
const STRANGE = [
  '400 bad-request',
  '400 bad-limit',
  '400 bad-cursor',
  '400 bad-range',
  '404 not-found',
  '400 bad-url',
  '414 too-long',
]

/** How a right request is spoiled, and what the page then promises; null where it cannot be. */
export const DISTORTIONS: Readonly<Record<string, Distortion>> = {
  right: ({ request }) => maybe(request),

  'as nobody': ({ request, offer }) => {
    const asked = { ...request, who: 'nobody' } as const
    return offer.access === 'anyone' ? maybe(asked) : only(asked, '401 not-signed-in')
  },

  'as somebody else': ({ dice, request, offer }) => {
    if (offer.access === 'anyone') return null
    const who = dice.of([...PLAYERS, ...(RANKS as readonly Who[])])
    const isPlayers = offer.access === 'player'
    if (isPlayers === PLAYERS.includes(who)) {
      const isHigh = RANKS.indexOf(who) >= RANKS.indexOf(offer.access)
      return isPlayers || isHigh ? null : only({ ...request, who }, '403 wrong-role')
    }
    return only({ ...request, who }, '401 not-signed-in')
  },

  'from another site': ({ dice, request }) => {
    const origin = dice.of(['https://evil.test', 'null', 'http://sabot.test.evil.test', 'data:,x'])
    const asked = { ...request, headers: [...request.headers, `Origin: ${origin}`] }
    if (request.path.includes('/socket')) return only(asked, '403 wrong-origin')
    return request.method === 'GET' ? maybe(asked) : only(asked, '403 wrong-origin')
  },

  'by another method': ({ dice, request, offer }) => {
    const taken = ALL_OFFERS.filter(({ url }) => url === offer.url).map(({ method }) => method)
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (method) => !taken.includes(method),
    )
    return only({ ...request, method: dice.of(others), headers: [], body: null }, '405 wrong-method')
  },

  'no JSON': ({ dice, request }) => {
    if (request.method === 'GET') return null
    const body = dice.of(['{', '{"a":}', "{'a':1}", '[1,]', 'undefined', `{${anyText(dice, 30)}`, '\u0000'])
    return only({ ...request, body }, '400 bad-json')
  },

  'another type': ({ dice, request }) => {
    if (request.method === 'GET') return null
    const type = dice.of(['image/png', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])
    return only({ ...request, headers: [`Content-Type: ${type}`], body: '{}' }, '415 bad-type')
  },

  'too large': ({ dice, request }) => {
    if (request.method === 'GET') return null
    const body = `{"text":"${'x'.repeat(4_097 + dice.below(5_000))}"}`
    return only({ ...request, body }, '413 too-large')
  },

  unsigned: ({ dice, request }) => {
    if (!request.isSigned) return null
    const tampered = { ...request, path: `${request.path}?limit=1`, signedAs: request.path }
    return only(dice.chance(0.5) ? { ...request, isSigned: false } : tampered, '401 not-signed')
  },

  'a spoiled body': ({ dice, request, visit }) => {
    if (visit.body === undefined) return null
    return maybe({ ...request, body: mutated(dice, visit.body) }, ...UNREAD, '413 too-large')
  },

  'a spoiled path': ({ dice, request, offer }) => {
    if (!offer.url.includes(':')) return null
    const [url = ''] = request.path.split('?')
    const names = offer.url.split('/')
    const parts = url.split('/').map((part, index) => (names[index]?.startsWith(':') ? nasty(dice) : part))
    return maybe({ ...request, path: parts.join('/') }, ...STRANGE)
  },

  'a strange query': ({ dice, request }) => {
    const name = dice.of([
      'limit',
      'cursor',
      'from',
      'to',
      'zone',
      'ids',
      'table',
      'limit[]',
      '__proto__',
      encoded(dice),
    ])
    const value = dice.of([
      '0',
      '-1',
      '101',
      '1e3',
      '%00',
      'NaN',
      '%D9%A3',
      '2026-13-41',
      'Mars/Base',
      encoded(dice),
    ])
    const join = request.path.includes('?') ? '&' : '?'
    const more = dice.chance(0.3) ? `&${name}=1` : ''
    return maybe({ ...request, path: `${request.path}${join}${name}=${value}${more}` }, ...STRANGE)
  },
}

const NASTY = [
  '%00',
  '%',
  '%zz',
  '%c0%ae',
  '%ff',
  '..%2f..%2fetc',
  '%2e%2e',
  "'%20or%201=1--",
  '%F0%9F%8E%B2',
  '%E2%80%AE',
  '-1',
  'null',
  '9'.repeat(100),
  'a'.repeat(200),
] as const

/** What stands in a path where a name should. */
function nasty(dice: Dice): string {
  return dice.chance(0.6) ? dice.of(NASTY) : encoded(dice).slice(0, 120) || '-'
}

/** What is no body of any route that has one. */
const NO_BODIES = ['[]', '7', 'true', '"x"', 'null', '[[{}]]'] as const
/** What is hardly one. */
const POOR_BODIES = ['{}', '{"__proto__":{"admin":true}}'] as const

export interface Spoiled {
  readonly kind: string
  readonly distorted: Distorted
}

/** How the requests of one route are spoiled, each in its turn. */
export type Spoiling = (dice: Dice, offer: Offer, visit: Visit) => Spoiled

/** Every body that is wrong as a whole, or lacks a key, or has nothing or something of another kind under one. */
export function wrongBodies(body: object): readonly Spoiling[] {
  const keys = Object.keys(body)
  const under = (key: string, value: unknown) => (right: object) => JSON.stringify({ ...right, [key]: value })
  const wrong = [
    ...(keys.length === 0 ? [] : NO_BODIES).map((text) => () => text),
    ...Object.entries(body).flatMap(([key, value]) => otherKinds(value).map((other) => under(key, other))),
  ]
  const poor = [
    ...(keys.length === 0 ? [] : POOR_BODIES).map((text) => () => text),
    ...keys.flatMap((key) => [under(key, undefined), under(key, null)]),
  ]
  const spoiling =
    (due: typeof only) =>
    (write: (right: object) => string): Spoiling =>
    (_dice, offer, visit) => ({
      kind: 'wrong bodies',
      distorted: due({ ...rightRequest(offer, visit), body: write(visit.body ?? {}) }, ...UNREAD),
    })
  return [...wrong.map(spoiling(only)), ...poor.map(spoiling(maybe))]
}

/** Values that nothing takes for one of this kind. */
function otherKinds(value: unknown): readonly unknown[] {
  switch (typeof value) {
    case 'string':
      return [7, {}]
    case 'number':
      return ['7', {}]
    case 'boolean':
      return ['no', {}]
    default:
      return value === null ? [{}] : [7]
  }
}

/** Rightly, or wrong in any way that there is. */
export const anyhow: Spoiling = (dice, offer, visit) => {
  const right = { dice, offer, visit, request: rightRequest(offer, visit) }
  for (;;) {
    const kind = dice.chance(0.35) ? 'right' : dice.of(Object.keys(DISTORTIONS))
    const distorted = DISTORTIONS[kind]?.(right) ?? null
    if (distorted !== null) return { kind, distorted }
  }
}

function rightRequest({ method, url }: Offer, { who, path = url, body, isSigned }: Visit): Request {
  return {
    method,
    path,
    who,
    headers: body === undefined ? [] : ['Content-Type: application/json'],
    body: body === undefined ? null : JSON.stringify(body),
    isSigned: isSigned === true,
  }
}
