import { create } from 'zustand'
import type { FromStaff } from '#protocol/staff/from-staff'

/** What is answered as an order is. */
export type StaffOrder = Exclude<Extract<FromStaff, { readonly id: string }>, { readonly type: 'say' }>

/** Orders that the server has not answered yet: their buttons wait. */
export const useOrders = create<{ readonly orders: readonly StaffOrder[] }>(() => ({ orders: [] }))

export function setOrders(orders: readonly StaffOrder[]): void {
  useOrders.setState({ orders })
}
