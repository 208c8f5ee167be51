import type { FloorSchema } from '#server/store/schema/floor'

/** The tables of the store, as queries know them. Amounts are cents, times are milliseconds since 1970 (UTC). */
export type Schema = FloorSchema
