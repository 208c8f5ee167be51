import type { TableId } from '#engine/ids'
/** TP-6: unique, and it tells the start: table, GMT date and time, and the table's own count of rounds. */
export function gameCode(table: TableId, beganAt: number, number: number): string {
  const digits = new Date(beganAt).toISOString().replace(/\D/g, '')
  return `${table}-${digits.slice(0, 8)}-${digits.slice(8, 14)}-${number}`
}
