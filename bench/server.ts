import { benchBets } from '#bench/server-bets'
import { benchFanout } from '#bench/server-fanout'
import { benchHistory } from '#bench/server-history'
import { benchLobby } from '#bench/server-lobby'
import { benchSignIns } from '#bench/server-sign-ins'

/** Load comes from second processes; ratios are of one run. */
await benchFanout()
await benchBets()
await benchHistory()
await benchLobby()
await benchSignIns()
process.exit()
