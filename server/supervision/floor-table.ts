import type { FloorTable } from '#protocol/staff/to-supervisor'
import type { TableDoor } from '#server/tables/ports'

interface Around {
  /** How many players have it open. */
  readonly players: number
  readonly alarm: FloorTable['alarm']
  /** What players are told where staff has closed it. */
  readonly closed: string | null
}

type Door = Pick<TableDoor, 'config' | 'trouble' | 'snapshot' | 'stakes' | 'load'>

/** A table at a glance. */
export function floorTable(door: Door, { players, alarm, closed }: Around): FloorTable {
  const { config, trouble, stakes, load } = door
  const { state, at } = door.snapshot({ as: 'supervisor' })
  const { round, shoe, paused, live } = state
  return {
    table: config.id,
    name: config.name,
    game: config.game,
    live: config.dealing === 'live',
    phase: state.game.phase,
    round: round?.code ?? null,
    shoe: shoe?.shoe ?? null,
    paused: paused === null ? null : { why: paused.why, text: paused.text },
    alarm,
    trouble,
    closed,
    dealer: live?.dealer?.shown ?? null,
    stakes: Object.entries(stakes).map(([currency, { cash, golden }]) => ({ currency, cash, golden })),
    players,
    ...load,
    cardsSince: live?.cardsSince ?? null,
    at,
  }
}
