/** Hears every publication. */
export const LIVE = -1
/** Needs a snapshot. Any version from 0 on: needs what came since. */
export const STALE = -2
