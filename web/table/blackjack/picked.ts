import { create } from 'zustand'

/** Which of the own seats the player looks at; null leaves it to the table. */
export const usePicked = create<{ readonly seat: number | null }>(() => ({ seat: null }))

export function pickSeat(seat: number | null): void {
  usePicked.setState({ seat })
}
