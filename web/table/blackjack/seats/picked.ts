import { create } from 'zustand'

const usePickedSeats = create<{ readonly seats: Readonly<Record<string, number>> }>(() => ({ seats: {} }))

/** Which of the own seats at a table the player looks at; null leaves it to the table. */
export function usePicked(table: string): number | null {
  return usePickedSeats(({ seats }) => seats[table] ?? null)
}

export function pickSeat(table: string, seat: number): void {
  usePickedSeats.setState(({ seats }) => ({ seats: { ...seats, [table]: seat } }))
}
