import type { OperatorId, PlayerId } from '#engine/ids'
import type { Clock } from '#server/clock'
import type { Client, Clients } from '#server/operators/clients'
import type { Due } from '#server/operators/deliveries'
import type { HttpWallet } from '#server/operators/http-wallet'
import type { Patience, WalletAnswer, WalletMove, WalletPlayer } from '#server/operators/wallet-port'
import { Recent } from '#server/people/recent'

const MOST_REMEMBERED = 100_000
const ASK_MILLIS = 1_500
/** A table waits no longer for what it should know already, and not again for a while. */
const NEED_MILLIS = 400
const ASK_AGAIN_MILLIS = 5_000

const NO_WALLET: WalletAnswer = { kind: 'unsent', text: 'This operator is not configured any more.' }

/** Operators' wallets, and what they last said their players have. */
export class Bank {
  readonly clients: Clients
  readonly #clock: Clock
  readonly #wallets: ReadonlyMap<string, HttpWallet>
  readonly #heard = new Recent<number>(MOST_REMEMBERED)
  readonly #askedAt = new Recent<number>(MOST_REMEMBERED)
  /** Calls under way; with several at once, the last answer need not be the newest. */
  readonly #underWay = new Map<string, { count: number; crossed: boolean }>()
  readonly #asking = new Map<string, Promise<void>>()
  #onNews: (player: PlayerId) => Promise<void> = async () => undefined

  constructor(clients: Clients, wallets: ReadonlyMap<string, HttpWallet>, clock: Clock) {
    this.#clock = clock
    this.clients = clients
    this.#wallets = wallets
  }

  get operators(): readonly string[] {
    return [...this.#wallets.keys()]
  }

  isResting(operator: OperatorId): boolean {
    return this.#wallets.get(operator)?.isResting ?? false
  }

  /** What lies with the operator, as far as is known; nothing for whoever has no operator. */
  readonly heardOf = (player: PlayerId): number => this.#heard.get(player) ?? 0

  /** Called when an operator said something new of a player. */
  onNews(listener: (player: PlayerId) => Promise<void>): void {
    this.#onNews = listener
  }

  /** What the operator will have once it hears of what was stored just now. */
  expect(player: PlayerId, cents: number): void {
    const heard = this.#heard.get(player)
    if (heard !== undefined) this.#heard.set(player, heard + cents)
  }

  /** Asks for those of whom nothing was heard yet: after a restart they may play before they come back. */
  async need(players: Iterable<PlayerId>): Promise<void> {
    if (this.#wallets.size === 0) return
    const now = this.#clock.steady()
    const unheard = [...players].filter(
      (player) =>
        this.#heard.get(player) === undefined &&
        now - (this.#askedAt.get(player) ?? Number.NEGATIVE_INFINITY) > ASK_AGAIN_MILLIS,
    )
    const clients = await this.clients.among(unheard)
    if (clients.size === 0) return
    for (const player of clients.keys()) this.#askedAt.set(player, now)
    await Promise.race([
      Promise.all([...clients.keys()].map((player) => this.ask(player))),
      this.#clock.pause(NEED_MILLIS),
    ])
  }

  /**
   * Asks how much a player has; nothing to ask of whoever has no operator. However many ask at once, one call is sent:
   * no player takes the lanes that others' bets need.
   */
  ask(player: PlayerId): Promise<void> {
    const known = this.#asking.get(player)
    if (known !== undefined) return known
    const asking = this.#ask(player).finally(() => this.#asking.delete(player))
    this.#asking.set(player, asking)
    return asking
  }

  async #ask(player: PlayerId): Promise<void> {
    const client = await this.clients.of(player)
    if (client === null) return
    const patience = { until: this.#clock.steady() + ASK_MILLIS, tries: 3 }
    await this.#call(client, (wallet) => wallet.balance(playerOf(client), patience))
  }

  debit(
    client: Client,
    move: Omit<WalletMove, keyof WalletPlayer>,
    patience: Patience,
  ): Promise<WalletAnswer> {
    return this.#call(client, (wallet) => wallet.debit({ ...playerOf(client), ...move }, patience))
  }

  deliver(due: Due, patience: Patience): Promise<WalletAnswer> {
    const { code, operator, player, externalId, currency, kind, debit, amount, round, table } = due
    const move = { player: externalId, currency, transaction: code, amount, round, table }
    return this.#call({ operator, player }, (wallet) =>
      kind === 'credit'
        ? wallet.credit(move, patience)
        : wallet.cancel({ ...move, debit: debit ?? '' }, patience),
    )
  }

  async #call(
    { operator, player }: Pick<Client, 'operator' | 'player'>,
    call: (wallet: HttpWallet) => Promise<WalletAnswer>,
  ): Promise<WalletAnswer> {
    const wallet = this.#wallets.get(operator)
    if (wallet === undefined) return NO_WALLET
    const others = this.#underWay.get(player)
    const mine = others ?? { count: 0, crossed: false }
    mine.count += 1
    mine.crossed ||= others !== undefined
    this.#underWay.set(player, mine)
    const answer = await call(wallet)
    mine.count -= 1
    if (mine.count === 0) this.#underWay.delete(player)
    if ('balance' in answer && answer.balance !== null) this.#hear(player, answer.balance)
    // Answers that crossed each other: only a new question tells what holds.
    if (mine.count === 0 && mine.crossed) void this.#ask(player).catch(() => undefined)
    return answer
  }

  #hear(player: PlayerId, balance: number): void {
    const isNews = this.#heard.get(player) !== balance
    this.#heard.set(player, balance)
    // Told when the store is back, with the next news.
    if (isNews) this.#onNews(player).catch(() => undefined)
  }
}

function playerOf({ externalId, currency }: Client): WalletPlayer {
  return { player: externalId, currency }
}
