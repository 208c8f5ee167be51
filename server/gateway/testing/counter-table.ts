import { GAMES } from '#engine/games'
import type { Audience } from '#engine/round/audience'
import { configured } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import type {
  Answer,
  FloorListener,
  Order,
  Replay,
  Snapshot,
  StaffAnswer,
  StaffOrder,
  TableConfig,
  TableDoor,
} from '#server/tables/ports'

/** One event of the log; `only` is who alone may know it. */
interface Logged {
  readonly version: number
  readonly event: TableEvent
  readonly only: string | null
}

/**
 * A table that only counts: each step is an event which everybody hears, a whisper is heard by one player. It keeps
 * its log and numbers in memory and tells the floor as a real table does.
 */
export class CounterTable implements TableDoor {
  readonly config: TableConfig
  readonly players = new Set<string>()
  trouble: string | null = null
  readonly alarm = null
  readonly stakes = {}
  readonly load = { letters: 0, commitMillis: 0 }
  /** How many times a snapshot was asked for. */
  snapshots = 0
  version = 1
  #count = 0
  #told = 1
  #state: TableState
  #log: Logged[] = []
  readonly #answers = new Map<string, Answer>()
  readonly #remembers: number
  readonly #listener: () => FloorListener
  readonly #now: () => number

  constructor(config: TableConfig, listener: () => FloorListener, now: () => number, remembers = 50) {
    const { game, currency, limits } = config
    this.config = config
    this.#listener = listener
    this.#now = now
    this.#remembers = remembers
    this.#state = evolveTable(null, configured({ game, currency, rules: GAMES[game].rules, limits }))
  }

  /** Everybody hears a number one higher; `steps` of them in one commit. */
  step(steps = 1): void {
    const events = Array.from(
      { length: steps },
      (): TableEvent => ({ type: 'clock', for: 'bets', until: ++this.#count }),
    )
    this.#commit(events, null)
  }

  /** One player hears something that nobody else does. */
  whisper(player: string): void {
    this.#commit([{ type: 'autoConfirm', player, on: true }], player)
  }

  /** A longer event, for those who need bytes. */
  say(text: string): void {
    this.#commit([{ type: 'paused', why: 'supervisor', text }], null)
  }

  doubtStore(): void {
    // It has none.
  }

  snapshot(_audience: Audience): Snapshot {
    this.snapshots++
    return { upto: this.version, at: this.#now(), state: this.#state }
  }

  replay(since: number, audience: Audience): Replay | null {
    const first = this.#log[0]?.version ?? this.version + 1
    if (since > this.version || since < first - 1) return null
    const missed = this.#log.filter(({ version, only }) => version > since && isFor(audience, only))
    return { after: since, upto: this.version, at: this.#now(), events: missed.map(({ event }) => event) }
  }

  /** 'confirm' steps, 'autoConfirm' whispers, 'clear' is refused; an id has one answer. */
  submit(order: Order): Promise<Answer>
  submit(order: StaffOrder): Promise<StaffAnswer>
  async submit(order: Order | StaffOrder): Promise<Answer> {
    if ('by' in order) return { ok: true, upto: this.version }
    const { player, id, command } = order
    const known = this.#answers.get(`${player} ${id}`)
    if (known !== undefined) return known
    await Promise.resolve()
    if (command.do === 'confirm') this.step()
    if (command.do === 'autoConfirm') this.whisper(player)
    const answer: Answer =
      command.do === 'clear'
        ? { ok: false, reason: 'closed', text: 'Nothing lies there.' }
        : { ok: true, upto: this.version }
    this.#answers.set(`${player} ${id}`, answer)
    return answer
  }

  arrive(player: string): void {
    if (this.players.has(player)) throw new Error(`${player} arrived twice.`)
    this.players.add(player)
  }

  depart(player: string): void {
    if (!this.players.delete(player)) throw new Error(`${player} was not here.`)
  }

  #commit(events: readonly TableEvent[], only: string | null): void {
    const at = this.#now()
    const after = this.#told
    for (const event of events) {
      this.#state = evolveTable(this.#state, event)
      this.#log.push({ version: ++this.version, event, only })
    }
    this.#log = this.#log.slice(-this.#remembers)
    if (only === null) this.#told = this.version
    this.#listener().published({
      table: this.config.id,
      after,
      upto: this.version,
      at,
      everyone: only === null ? events : [],
      own: only === null ? new Map() : new Map([[only, events]]),
    })
  }
}

function isFor(audience: Audience, only: string | null): boolean {
  return only === null || (audience.as === 'player' && audience.player === only)
}
