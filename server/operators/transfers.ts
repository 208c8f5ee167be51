import type { Kysely } from 'kysely'
import type { PlayerId } from '#engine/ids'
import { isRefusal } from '#engine/round/refusal'
import type { OperatorBalanceAnswer, OperatorTransferAnswer, TransferBody } from '#protocol/http/operators'
import type { Operator } from '#server/operators/operator'
import type { HttpRefusal } from '#server/refusal'
import type { Schema } from '#server/store/schema'
import { operatorPurse, purseAccount } from '#server/wallet/accounts'
import { isDone, KeyReused, transferOnce } from '#server/wallet/book'
import { type Balance, Overdrawn, openAccounts } from '#server/wallet/ledger'
import type { Transfer } from '#server/wallet/transfer'

/** Where operators with the built-in wallet bring their players' money, and take it back. */
export interface TransferService {
  transfer(operator: Operator, body: TransferBody): Promise<OperatorTransferAnswer | HttpRefusal>
  balance(operator: Operator, player: PlayerId): Promise<OperatorBalanceAnswer | HttpRefusal>
}

export interface TransferNeeds {
  readonly db: Kysely<Schema>
  /** TP-18: nothing is brought to whoever excluded themselves. */
  readonly isExcluded: (player: PlayerId) => Promise<boolean>
  /** Money moved: whoever shows it should know. */
  readonly moved: (balances: readonly Balance[]) => void
  readonly now: () => number
}

export function transferService({ db, isExcluded, moved, now }: TransferNeeds): TransferService {
  async function find(operator: Operator, externalId: string): Promise<Found | HttpRefusal> {
    if (operator.wallet !== 'built-in') return OWN_WALLET
    const row = await db
      .selectFrom('players')
      .select(['id', 'currency'])
      .where('operator', '=', operator.id)
      .where('external_id', '=', externalId)
      .executeTakeFirst()
    return row === undefined ? NO_PLAYER : row
  }

  async function answer({ id, currency }: Found, player: PlayerId): Promise<OperatorBalanceAnswer> {
    const { balance } = await db
      .selectFrom('accounts')
      .select('balance')
      .where('id', '=', purseAccount(id, 'cash').id)
      .executeTakeFirstOrThrow()
    return { player, currency, balance }
  }

  async function carryOut(transfer: Transfer, isBarred: boolean): Promise<HttpRefusal | null> {
    try {
      if (isBarred && !(await isDone(db, transfer))) return EXCLUDED
      moved((await transferOnce(db, transfer, now())) ?? [])
      return null
    } catch (error) {
      if (error instanceof Overdrawn) return TOO_LITTLE
      if (error instanceof KeyReused) return ID_REUSED
      throw error
    }
  }

  return {
    transfer: async (operator, body) => {
      const found = await find(operator, body.player)
      if (isRefusal(found)) return found
      const purse = operatorPurse(operator.id, found.currency)
      await openAccounts(db, [{ account: purse, currency: found.currency }])
      const cents = body.direction === 'in' ? body.amount : -body.amount
      const entries = [
        { account: purse, amount: -cents },
        { account: purseAccount(found.id, 'cash'), amount: cents },
      ]
      const key = `operator/${operator.id}/${body.id}`
      const isBarred = body.direction === 'in' && (await isExcluded(found.id))
      const refusal = await carryOut(
        { key, kind: 'operator', round: null, entries, operator: operator.id },
        isBarred,
      )
      return refusal ?? { id: body.id, ...(await answer(found, body.player)) }
    },
    balance: async (operator, player) => {
      const found = await find(operator, player)
      return isRefusal(found) ? found : answer(found, player)
    },
  }
}

interface Found {
  readonly id: string
  readonly currency: string
}

/** What was asked for is not said again: it may be any bytes. */
const NO_PLAYER: HttpRefusal = {
  status: 404,
  reason: 'no-player',
  text: 'You never sent a player of this id here: launch them first.',
}

const OWN_WALLET: HttpRefusal = {
  status: 409,
  reason: 'own-wallet',
  text: 'Your players’ money lies in your own wallet, and is debited there when they stake: nothing is transferred.',
}
const TOO_LITTLE: HttpRefusal = {
  status: 409,
  reason: 'balance',
  text: 'The player has less than that here: ask for the balance, and take no more.',
}
const EXCLUDED: HttpRefusal = {
  status: 409,
  reason: 'own-limit',
  text: 'The player is excluded from play: nothing is brought in until that is over.',
}
const ID_REUSED: HttpRefusal = {
  status: 409,
  reason: 'id-reused',
  text: 'This id was used for another transfer: make a new one for each.',
}
