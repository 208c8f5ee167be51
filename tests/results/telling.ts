import type { TableEvent } from '#engine/table/types'
import type { Script } from '#tests/results/past'

type Told = Record<string, unknown>
export type Change = (events: Told[]) => void

/** A round, what is told otherwise of it, and what the reading says then. */
export type Case = readonly [name: string, script: Script, change: Change, says: RegExp]

const all = (events: readonly Told[], type: string): readonly Told[] =>
  events.filter((event) => event.type === type)

/** One event of a kind, from the end where the number is below zero. */
function the(events: readonly Told[], type: string, number = 0): Told {
  const found = all(events, type).at(number)
  if (found === undefined) throw new Error(`No ${type} is told.`)
  return found
}

/** Fields of it, changed. */
export const telling =
  (type: string, fields: Told, number = 0): Change =>
  (events) =>
    void Object.assign(the(events, type, number), fields)

export const leavingOut =
  (type: string, number = 0): Change =>
  (events) =>
    void events.splice(events.indexOf(the(events, type, number)), 1)

/** The same once more, with other fields. */
export const again =
  (type: string, fields: Told = {}, number = 0): Change =>
  (events) => {
    const one = the(events, type, number)
    events.splice(events.indexOf(one) + 1, 0, { ...structuredClone(one), ...fields })
  }

/** The same elsewhere: after another one. */
export const after =
  (type: string, other: string, number = 0): Change =>
  (events) => {
    const one = the(events, type)
    events.splice(events.indexOf(one), 1)
    events.splice(events.indexOf(the(events, other, number)) + 1, 0, one)
  }

/** What is paid early is paid with the rest. */
export const paidAtTheEnd: Change = (events) => {
  const paid = the(events, 'paid').results as Told[]
  leavingOut('paid')(events)
  const settled = the(events, 'settled')
  settled.results = [...paid, ...(settled.results as Told[])]
}

/** Before all else. */
export const before =
  (told: Told): Change =>
  (events) =>
    void events.unshift(told)

/** The first thing in a list that an event tells. */
export const first =
  (type: string, list: string, fields: Told): Change =>
  (events) => {
    const [one] = the(events, type)[list] as Told[]
    Object.assign(one ?? {}, fields)
  }

type Spins = { fills: { cell: number; value: number }[]; reveals: Told[]; spinsLeft: number; total: number }[]

export const spinning =
  (change: (spins: Spins) => void): Change =>
  (events) =>
    change(the(events, 'bonusDrawn').spins as Spins)

export function changed(events: readonly TableEvent[], change: Change): readonly TableEvent[] {
  const told = structuredClone(events) as readonly object[] as Told[]
  change(told)
  return told as readonly object[] as readonly TableEvent[]
}
