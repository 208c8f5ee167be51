import type { PlayerId } from '#engine/ids'
import { purseAccount, sessionAccount } from '#server/wallet/accounts'
import type { Transfer } from '#server/wallet/transfer'

/** TP-18: money goes from the account to the session of one table, or back where the amount is below zero. */
export function sessionTransfer(
  { id, player }: { readonly id: string; readonly player: PlayerId },
  key: string,
  amount: number,
): Transfer {
  const entries = [
    { account: purseAccount(player, 'cash'), amount: -amount },
    { account: sessionAccount(id), amount },
  ]
  return { key: `session/${id}/${key}`, kind: 'session', round: null, entries }
}

/** FL-2: money leaves a session that goes on; if it is over meanwhile, the money is on the account already. */
export function sessionReturn(
  { id, player }: { readonly id: string; readonly player: PlayerId },
  code: string,
  amount: number,
): Transfer {
  const account = purseAccount(player, 'cash')
  const entries = [
    { account, amount },
    { account: sessionAccount(id), amount: -amount, shortfallTo: account },
  ]
  return { key: `session/${id}/void/${code}`, kind: 'session', round: null, entries }
}
