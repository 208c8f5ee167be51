import { create } from 'zustand'
import type { SessionAnswer } from '#protocol/http'

export interface Purse {
  readonly cash: number
  readonly golden: number
}

interface Who {
  /** Null until the server has said who is signed in. */
  readonly person: SessionAnswer | null
  readonly purse: Purse
  /** Money that was taken to a table, where play is regulated (TP-18). */
  readonly tableCash: Readonly<Record<string, number>>
}

export const usePerson = create<Who>(() => ({ person: null, purse: { cash: 0, golden: 0 }, tableCash: {} }))

/** The purse of whoever is known already is told by the line; an answer that came late knows less. */
export function setPerson(person: SessionAnswer): void {
  const { player, cash, golden } = person
  const isKnown = usePerson.getState().person?.player === player
  usePerson.setState(isKnown ? { person } : { person, purse: { cash, golden }, tableCash: {} })
}

export function setPurse(purse: Purse): void {
  usePerson.setState({ purse })
}

export function setTableCash(table: string, cash: number): void {
  usePerson.setState(({ tableCash }) => ({ tableCash: { ...tableCash, [table]: cash } }))
}

/** Who the player is at every table. */
export function useMe(): string {
  return usePerson(({ person }) => person?.player ?? '')
}
