import type { PlayerId } from '#engine/ids'
import type { Purse } from '#engine/round/posting'
import { type Bucket, type Flow, fullBucket, isFull } from '#server/gateway/bucket'
import type { Connection } from '#server/gateway/sockets/connection'
import type { Person } from '#server/people/person'

/** Somebody who is here, over all of their sockets. */
export interface Presence<Who = Person, Socket = Connection> {
  /** As they are known since the last socket was opened: a guest may have taken a name. */
  person: Who
  readonly connections: Socket[]
  readonly bucket: Bucket
  /** Sockets, those still at the door included. */
  sockets: number
  /** Commands that tables have not answered yet. */
  underway: number
  /** Of a player, as last heard while here. */
  purse: Purse | null
}

/** Who is here. Whoever left is kept until their bucket is full again: coming back does not refill it. */
export class Presences<Who extends { readonly id: string } = Person, Socket = Connection> {
  readonly #flow: Flow
  readonly #here = new Map<string, Presence<Who, Socket>>()
  readonly #left = new Set<Presence<Who, Socket>>()

  constructor(flow: Flow) {
    this.#flow = flow
  }

  get count(): number {
    return this.#here.size - this.#left.size
  }

  find(player: PlayerId): Presence<Who, Socket> | undefined {
    return this.#here.get(player)
  }

  enter(person: Who, now: number): Presence<Who, Socket> {
    const presence = this.#here.get(person.id) ?? this.#make(person, now)
    this.#left.delete(presence)
    presence.person = person
    presence.sockets++
    return presence
  }

  leave(presence: Presence<Who, Socket>): void {
    presence.sockets--
    if (presence.sockets > 0) return
    presence.purse = null
    this.#left.add(presence)
  }

  forget(now: number): void {
    for (const presence of this.#left) {
      if (!isFull(presence.bucket, this.#flow, now)) continue
      this.#left.delete(presence)
      this.#here.delete(presence.person.id)
    }
  }

  #make(person: Who, now: number): Presence<Who, Socket> {
    const bucket = fullBucket(this.#flow, now)
    const presence = { person, connections: [], bucket, sockets: 0, underway: 0, purse: null }
    this.#here.set(person.id, presence)
    return presence
  }
}
