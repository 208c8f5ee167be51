import { create } from 'zustand'
import type { FromStaff } from '#protocol/staff/from-staff'
import { type AtTable, placesWith } from '#ui/net/places'

interface Place extends AtTable {
  /** The store is away. */
  readonly trouble: string | null
}

export const { useTables, placeOf, usePlace, changePlace, dropPlace, joining, folded } = placesWith<Place>({
  tracked: null,
  trouble: null,
})

/** What is answered as an order is. */
export type StaffOrder = Exclude<Extract<FromStaff, { readonly id: string }>, { readonly type: 'say' }>

/** Orders that the server has not answered yet: their buttons wait. */
export const useOrders = create<{ readonly orders: readonly StaffOrder[] }>(() => ({ orders: [] }))

export function setOrders(orders: readonly StaffOrder[]): void {
  useOrders.setState({ orders })
}
