import { COMMANDS } from '#tests/fuzz/contract/grammar'
import type { Reach } from '#tests/fuzz/lines/reach'
import { SECONDED } from '#tests/fuzz/lines/verdicts'
import { ALL_OFFERS } from '#tests/fuzz/routes/distortions'
import { OPINIONS } from '#tests/fuzz/timely/timely'

/** How often the inside of something has to be reached, and how often it has to be carried out, surely in its time. */
interface Required {
  readonly kind: string
  readonly inside: number
  readonly done: number
  readonly timely?: number
}

const INSIDE = 3
const DONE = 1

function each(group: string, names: readonly string[], done = DONE): readonly Required[] {
  return names.map((name) => {
    const kind = `${group} ${name}`
    return { kind, inside: INSIDE, done, timely: Object.hasOwn(OPINIONS, kind) ? done : 0 }
  })
}

const names = (group: keyof typeof COMMANDS) => COMMANDS[group].map(({ name }) => name)

/** It takes a natural against an ace or a ten, and a player who is asked in time: many frames bring it for sure. */
const RARE = 'blackjack evenMoney'
const MANY_FRAMES = 50_000

/** Every command of players and of staff, and every message that is answered. */
export function commandsRequired(frames: number): readonly Required[] {
  return COMMANDS_REQUIRED.map((required) =>
    frames < MANY_FRAMES && required.kind === RARE ? { ...required, done: 0, timely: 0 } : required,
  )
}

const COMMANDS_REQUIRED: readonly Required[] = [
  ...each('blackjack', names('blackjack')),
  ...each('baccarat', names('baccarat')),
  ...each('dragon-tiger', names('dragon-tiger')),
  ...each('any', names('any')),
  ...each('dealer', names('dealer')),
  ...each(
    'supervisor',
    names('supervisor').filter((name) => !SECONDED.includes(name)),
  ),
  // The word of a second person is the first thing that they need …
  ...each('supervisor', SECONDED, 0),
  // … and then the table is told, which seldom has a bonus to fail.
  { kind: 'approved cancelRound', inside: 1, done: 1 },
  { kind: 'approved voidRound', inside: 1, done: 1 },
  { kind: 'approved failBonus', inside: 1, done: 0 },
  ...each('player:', ['join', 'lobby', 'say', 'support']),
  ...each('dealer:', ['join', 'say']),
  ...each('supervisor:', ['join', 'floor', 'say', 'announce', 'acknowledge', 'approve']),
]

/** A table rings only now and then, an exclusion stands for days, nobody's purse is empty, a socket is not opened so. */
const SELDOM = [
  'POST /api/staff/alarms/:table',
  'DELETE /api/play/exclusion',
  'POST /api/cashier/refill',
  'GET /socket',
  'GET /staff/socket',
]

export const ROUTES_REQUIRED: readonly Required[] = ALL_OFFERS.map(({ method, url }) => {
  const kind = `${method} ${url}`
  return { kind, inside: 2, done: SELDOM.includes(kind) ? 0 : 1 }
})

/** What was not reached as often as it must be. */
export function missing(reach: Reach, required: readonly Required[]): readonly Required[] {
  return required.filter(({ kind, inside, done, timely = 0 }) => {
    return reach.inside(kind) < inside || reach.done(kind) < done || reach.timely(kind) < timely
  })
}

/** The same in words. */
export function missed(reach: Reach, required: readonly Required[]): readonly string[] {
  return missing(reach, required).map(({ kind, inside, done, timely = 0 }) => {
    const decided = `${reach.inside(kind)} of ${inside} times decided, ${reach.done(kind)} of ${done} times done`
    return `${kind}: ${decided}, ${reach.timely(kind)} of ${timely} times surely in time`
  })
}

/** How much of what has its time was surely done in it: who does not see the table cannot say. */
export function timelyShare(reach: Reach): number {
  const sum = (count: (kind: string) => number) =>
    Object.keys(OPINIONS).reduce((total, kind) => total + count(kind), 0)
  return sum((kind) => reach.timely(kind)) / sum((kind) => reach.done(kind))
}
