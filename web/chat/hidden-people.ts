import { create } from 'zustand'

const KEY = 'sabot.hidden-people'
const MOST_PEOPLE = 100

/** TP-5: whose messages this browser does not show. People are known by their names only. */
export const useHiddenPeople = create<{ readonly hidden: readonly string[] }>(() => ({ hidden: read() }))

export function hidePerson(name: string): void {
  keep([...useHiddenPeople.getState().hidden.filter((other) => other !== name), name].slice(-MOST_PEOPLE))
}

export function showPerson(name: string): void {
  keep(useHiddenPeople.getState().hidden.filter((other) => other !== name))
}

function keep(hidden: readonly string[]): void {
  useHiddenPeople.setState({ hidden })
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden))
  } catch {
    // Private windows may forbid it: it holds until the window closes.
  }
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}
