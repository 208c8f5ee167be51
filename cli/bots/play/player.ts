import { partsOf } from '#cli/bots/families'
import type { Chart } from '#cli/bots/family'
import { type Charts, chartsFor } from '#cli/bots/play/charts'
import type { Dice } from '#cli/bots/play/dice'
import { BestMind, type Intent, type Mind, RandomMind } from '#cli/bots/play/mind'
import type { Stakes } from '#cli/bots/play/stake'
import { TableMoney } from '#cli/bots/play/table-money'
import type { Client } from '#cli/bots/wire/client'
import type { GameId } from '#engine/games'
import type { TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Sight } from '#protocol/sight'

export const PLAYS = ['best', 'random'] as const
export type Play = (typeof PLAYS)[number]

export interface PlayerOptions {
  readonly client: Client
  readonly table: string
  readonly dice: Dice
  readonly play: Play
  /** Acts at once, without a person's time to think. */
  readonly immediate?: boolean
  readonly stakes?: Stakes
  /** Computed before; what is missing is computed when it is needed first. */
  readonly charts?: Charts
}

/** Where the table's clock does not say how long there is. */
const USUAL_WINDOW_MILLIS = 12_000
/** Even those who act at once let the answer to the last act be read first. */
const AT_ONCE_MILLIS = 1

/** Plays at one table: looks whenever something happens there, thinks for a while, acts, and waits for the answer. */
export class TablePlayer {
  readonly #client: Client
  readonly #table: string
  readonly #dice: Dice
  readonly #mind: Mind
  readonly #money: TableMoney
  readonly #immediate: boolean
  readonly #deafen: () => void
  #charts: Charts
  #isComputing = false
  #timer: NodeJS.Timeout | undefined
  #situation = ''
  #isBusy = false
  #isStopped = false
  #windowMillis = USUAL_WINDOW_MILLIS
  #until = 0

  constructor({ client, table, dice, play, immediate = false, stakes = 'usual', charts }: PlayerOptions) {
    this.#client = client
    this.#table = table
    this.#dice = dice
    this.#immediate = immediate
    this.#money = new TableMoney(client, table)
    this.#charts = charts ?? {}
    this.#mind =
      play === 'random' ? new RandomMind(dice) : new BestMind({ dice, stakes }, () => this.#chart())
    this.#deafen = client.listen({
      onChange: (changed) => {
        if (changed === table) this.#look()
      },
    })
    client.join(table)
  }

  /** Does nothing more; what is underway comes to its answer. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#deafen()
  }

  #look(): void {
    const sight = this.#sight()
    if (sight === null || this.#isBusy || this.#isStopped) return
    this.#money.refill(sight.state).catch(this.#fault)
    this.#noteWindow(sight.state)
    const situation = situationOf(sight.state)
    if (this.#timer !== undefined && situation === this.#situation) return
    this.#situation = situation
    this.#forgetTimer()
    const intent = this.#intent(sight)
    if (intent !== null)
      this.#timer = setTimeout(() => this.#act().catch(this.#fault), this.#delay(sight.state, intent))
  }

  async #act(): Promise<void> {
    this.#forgetTimer()
    const sight = this.#sight()
    const intent = sight && this.#intent(sight)
    if (sight === null || intent === null || this.#isStopped) return
    this.#isBusy = true
    const ok = await this.#do(intent.command, sight.state)
    this.#isBusy = false
    this.#mind.done(this.#sight() ?? sight, intent.command, ok)
    this.#look()
  }

  /** Whoever is told that money is to be taken to the table first does that, and tries again. */
  async #do(command: PlayerCommand, state: TableState): Promise<boolean> {
    const answer = await this.#client.do(this.#table, command)
    if (answer.ok || answer.reason !== 'no-session' || !(await this.#money.bring(state))) return answer.ok
    return (await this.#client.do(this.#table, command)).ok
  }

  #intent(sight: Sight): Intent | null {
    return sight.state.paused === null ? this.#mind.next(sight) : null
  }

  #sight(): Sight | null {
    const { player: me, tables } = this.#client
    const { purse } = this.#money
    const tracked = tables.get(this.#table)
    return me === null || tracked === undefined ? null : { me, state: tracked.state, purse }
  }

  #delay({ clock }: TableState, { after: [least, most] }: Intent): number {
    if (this.#immediate) return AT_ONCE_MILLIS
    const left = (clock?.until ?? 0) - this.#client.serverNow
    return (left > 0 ? left : this.#windowMillis) * this.#dice.between(least, most)
  }

  /** How long betting is open here, learned from the clock. */
  #noteWindow({ clock }: TableState): void {
    if (clock?.for !== 'bets' || clock.until === null || clock.until === this.#until) return
    this.#until = clock.until
    this.#windowMillis = Math.max(1, clock.until - this.#client.serverNow)
  }

  #chart(): Chart | null {
    const id = this.#sight()?.state.id
    if (id === undefined) return null
    const chart = this.#charts[id]
    if (chart !== undefined) return chart
    if (!this.#isComputing) {
      this.#isComputing = true
      void this.#compute(id)
    }
    return null
  }

  async #compute(id: GameId): Promise<void> {
    try {
      this.#charts = { ...this.#charts, ...(await chartsFor([id])) }
      this.#look()
    } catch (error) {
      this.#fault(error)
    }
  }

  readonly #fault = (error: unknown): void => this.#client.counters.fault(error)

  #forgetTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

/** What a plan was made for: when it changes, it is time to think again. */
function situationOf({ id, round, game, cutOffer }: TableState): string {
  const turn = partsOf(id).asked?.question(game) ?? ''
  return `${round?.number} ${game.phase} ${turn} ${cutOffer?.shoe} ${cutOffer?.to}`
}
