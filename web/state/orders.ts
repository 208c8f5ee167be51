import { create } from 'zustand'
import type { Order } from '#web/net/orders'

/** Commands that the server has not answered yet: what is drawn as pending. */
export const useOrders = create<{ readonly orders: readonly Order[] }>(() => ({ orders: [] }))

export function setOrders(orders: readonly Order[]): void {
  useOrders.setState({ orders })
}
