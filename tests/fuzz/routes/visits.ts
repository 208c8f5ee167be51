import { OPEN_VISITS } from '#tests/fuzz/routes/open-visits'
import { PLAYERS_VISITS } from '#tests/fuzz/routes/players-visits'
import type { Route } from '#tests/fuzz/routes/route'
import { STAFF_VISITS } from '#tests/fuzz/routes/staff-visits'

/** For every route of the house a right request. */
export const VISITS: Readonly<Record<string, Route>> = { ...OPEN_VISITS, ...PLAYERS_VISITS, ...STAFF_VISITS }
