import type { OperatorId } from '#engine/ids'
/** A visitor without a sign-in of their own, one with it, the house's test player, one that an operator sent. */
export type PersonKind = 'guest' | 'account' | 'house' | 'operator'

/** Who plays. */
export interface Person {
  readonly id: string
  readonly name: string
  /** A test player of the house's, marked as such wherever it shows. */
  readonly house: boolean
  readonly currency: string
  readonly kind: PersonKind
  /** Through whom they came, if not by themselves. */
  readonly operator: OperatorId | null
}

/** A person as the store keeps them. */
export function personIn(row: Omit<Person, 'house'>): Person {
  const { id, name, kind, currency, operator } = row
  return { id, name, house: kind === 'house', currency, kind, operator }
}

/** A person just made, and the secret that signs them in: it is told once and stored nowhere. */
export interface Newcomer {
  readonly person: Person
  readonly token: string
}

/** Who comes, and their sign-ins; a sign-in is named by the hash of its token. */
export interface People {
  /** Whose sign-in this is, or null for none that is known. */
  signIn(token: string): Promise<Person | null>
  /** Ends a sign-in: the token is worth nothing any more. */
  signOut(token: string): Promise<void>
  /** Something was done with the sign-in, which is more than looking: it stays. */
  used(signIn: string, person: Person): void
  isOver(signIn: string): boolean
  onEnded(listener: (signIns: readonly string[]) => void): void
  /** Ends those of the open sign-ins that nobody used for too long, or that ended elsewhere. */
  sweep(open: ReadonlyMap<string, Person>): Promise<void>
  newGuest(): Promise<Newcomer>
  /** The house's test player of this name, made if there is none, signed in anew. */
  housePlayer(name: string): Promise<Newcomer>
}
