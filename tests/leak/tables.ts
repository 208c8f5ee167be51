import { tableConfig } from '#server/config/tables'
import type { TableConfig, Timings } from '#server/tables/ports'

export const PATIENT = 600_000
/** Only the common window of the shared hands is waited for: for everything else time may stand still. */
export const SHARED_BETTING = 20_000
const STILL: Timings = {
  betting: PATIENT,
  decision: PATIENT,
  insurance: PATIENT,
  offers: PATIENT,
  cut: PATIENT,
  card: 0,
  result: 0,
  bonus: 0,
  fault: PATIENT,
  scan: PATIENT,
  away: PATIENT,
  unseat: PATIENT,
}

function table(id: string, game: TableConfig['game'], own: Partial<TableConfig> = {}): TableConfig {
  return { ...tableConfig({ id, game }), timings: STILL, ...own }
}

const LIVE = { dealing: 'live', betting: 'dealer' } as const

/** A table for each kind of card that lies face down. */
export const TABLES: readonly TableConfig[] = [
  table('ventuno', 'ventuno'),
  table('cancelled', 'ventuno'),
  table('fire', 'mega-fire-blaze', { timings: { ...STILL, betting: SHARED_BETTING } }),
  table('speed', 'speed-baccarat'),
  table('mini', 'mini-baccarat'),
  table('live-fire', 'mega-fire-blaze', LIVE),
  // By its own rules this game has no hole card; its rule record could.
  table('live-free', 'free-bet', { ...LIVE, deal: 'american' }),
  table('live-speed', 'speed-baccarat', LIVE),
]

export const TABLE_IDS: readonly string[] = TABLES.map(({ id }) => id)
