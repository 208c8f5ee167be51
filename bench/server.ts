import { benchBets } from '#bench/server-bets'
import { benchFanout } from '#bench/server-fanout'

/** Load comes from second processes; ratios are of one run. */
await benchFanout()
await benchBets()
process.exit()
