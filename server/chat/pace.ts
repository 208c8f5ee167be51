import type { PlayerId } from '#engine/ids'
import { refuse } from '#engine/round/refusal'
import type { ChatReason } from '#protocol/chat'
import type { ChatRefusal } from '#server/chat/text'
import { type Bucket, type Flow, fullBucket, take } from '#server/gateway/bucket'
import { Recent } from '#server/people/recent'

/** Five remarks at once, then one in two seconds. */
const REMARKS: Flow = { perSecond: 0.5, burst: 5 }
/** Five slips are forgiven, another one in half a minute each. */
const SLIPS: Flow = { perSecond: 1 / 30, burst: 5 }
/** Refusals that go on the writer's account. */
const MISUSE: readonly ChatReason[] = ['language', 'contact', 'repeated', 'too-fast']
const REPEAT_MILLIS = 30_000
const MOST_REPEATS_KNOWN = 4
/** Whoever wrote longest ago is forgotten first. */
const MOST_WRITERS = 10_000

interface Written {
  readonly room: string
  readonly text: string
  readonly at: number
}

interface Writer {
  readonly remarks: Bucket
  slips: Bucket
  lately: readonly Written[]
}

/** How fast each player writes, and how often it was misuse (TP-5). */
export class Pace {
  readonly #writers = new Recent<Writer>(MOST_WRITERS)

  /** Every attempt counts, so that looking at hostile texts cannot become work. */
  tooFast(player: PlayerId, at: number): ChatRefusal | null {
    if (take(this.#writer(player, at).remarks, REMARKS, at) === 'ok') return null
    return refuse('too-fast', 'You write faster than others can read: wait some seconds, then go on.')
  }

  repeated(player: PlayerId, { room, text, at }: Written): ChatRefusal | null {
    const writer = this.#writer(player, at)
    const folded = text.toLowerCase()
    const fresh = writer.lately.filter((known) => at - known.at < REPEAT_MILLIS)
    if (fresh.some((known) => known.room === room && known.text === folded)) {
      return refuse('repeated', 'You have just written the same: once is enough.')
    }
    writer.lately = [...fresh, { room, text: folded, at }].slice(-MOST_REPEATS_KNOWN)
    return null
  }

  /** What was written last was not said after all: it may come again. */
  forget(player: PlayerId): void {
    const writer = this.#writers.get(player)
    if (writer !== undefined) writer.lately = []
  }

  /** Counts a refusal; true when there were too many in a short while, and counting begins anew. */
  isMisuse(player: PlayerId, reason: ChatReason, at: number): boolean {
    if (!MISUSE.includes(reason)) return false
    const writer = this.#writer(player, at)
    if (take(writer.slips, SLIPS, at) === 'ok') return false
    writer.slips = fullBucket(SLIPS, at)
    return true
  }

  #writer(player: PlayerId, at: number): Writer {
    const known = this.#writers.get(player)
    if (known !== undefined) return known
    const writer = { remarks: fullBucket(REMARKS, at), slips: fullBucket(SLIPS, at), lately: [] }
    this.#writers.set(player, writer)
    return writer
  }
}
