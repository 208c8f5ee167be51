import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { FromPlayer } from '#protocol/player/from-player'
import type { AnswerReason } from '#protocol/wire/reasons'
import type { Answer as AnswerWith } from '#ui/net/orders'

export type Order = Extract<FromPlayer, { readonly type: 'do' }>
export type Answer = AnswerWith<AnswerReason>

/** Commands that the server has not answered yet: what is drawn as pending. */
export const useOrders = create<{ readonly orders: readonly Order[] }>(() => ({ orders: [] }))

export function setOrders(orders: readonly Order[]): void {
  useOrders.setState({ orders })
}

/** Those at one table: nobody else's change draws it again. */
export function useOrdersAt(table: string): readonly Order[] {
  return useOrders(useShallow(({ orders }) => orders.filter((order) => order.table === table)))
}
