/** Who plays. */
export interface Person {
  readonly id: string
  readonly name: string
  /** A test player of the house's, marked as such wherever it shows. */
  readonly house: boolean
  readonly currency: string
}

/** A person just made, and the secret that signs them in: it is told once and stored nowhere. */
export interface Newcomer {
  readonly person: Person
  readonly token: string
}

export interface People {
  /** Whose sign-in this is, or null for none that is known. */
  signIn(token: string): Promise<Person | null>
  newGuest(): Promise<Newcomer>
  /** The house's test player of this name, made if there is none, signed in anew. */
  housePlayer(name: string): Promise<Newcomer>
}
