import type { Clock } from '#server/clock'
import type { Limits } from '#server/config/config'
import type { Connection } from '#server/gateway/sockets/connection'
import type { Presence, Presences } from '#server/gateway/sockets/presence'
import type { Person } from '#server/people/person'
import type { HttpRefusal } from '#server/refusal'

/** A socket's reserved place, taken before the handshake so that many at once cannot slip in together. */
export interface Place<Who = Person, Socket = Connection> {
  readonly presence: Presence<Who, Socket>
  readonly signIn: string
  leave(): void
}

/** Counts the sockets of people and addresses. */
export class Doorway<Who extends { readonly id: string } = Person, Socket = Connection> {
  readonly #presences: Presences<Who, Socket>
  readonly #limits: Limits
  readonly #clock: Clock
  readonly #addresses = new Map<string, number>()
  #closed: string | null = null

  constructor(presences: Presences<Who, Socket>, limits: Limits, clock: Clock) {
    this.#presences = presences
    this.#limits = limits
    this.#clock = clock
  }

  enter(person: Who, signIn: string, address: string): Place<Who, Socket> | HttpRefusal {
    const { socketsPerAddress, socketsPerPlayer } = this.#limits
    if (this.#closed !== null) return { status: 503, reason: 'closing', text: this.#closed }
    const ofAddress = this.#addresses.get(address) ?? 0
    if (ofAddress >= socketsPerAddress) {
      return tooMany(`Your network has ${socketsPerAddress} connections open, the most that are allowed.`)
    }
    if ((this.#presences.find(person.id)?.sockets ?? 0) >= socketsPerPlayer) {
      return tooMany(`You have ${socketsPerPlayer} connections open, the most that are allowed.`)
    }
    this.#addresses.set(address, ofAddress + 1)
    const presence = this.#presences.enter(person, this.#clock.steady())
    let isIn = true
    return {
      presence,
      signIn,
      leave: () => {
        if (isIn) this.#leave(presence, address)
        isIn = false
      },
    }
  }

  close(text: string): void {
    this.#closed = text
  }

  #leave(presence: Presence<Who, Socket>, address: string): void {
    const left = (this.#addresses.get(address) ?? 1) - 1
    if (left === 0) this.#addresses.delete(address)
    else this.#addresses.set(address, left)
    this.#presences.leave(presence)
  }
}

function tooMany(text: string): HttpRefusal {
  return { status: 429, reason: 'too-many-sockets', text: `${text} Close one and try again.` }
}
