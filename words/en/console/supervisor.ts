import { floor } from '#words/en/console/supervisor/floor'
import { log } from '#words/en/console/supervisor/log'
import { orders } from '#words/en/console/supervisor/orders'
import { people } from '#words/en/console/supervisor/people'
import { table } from '#words/en/console/supervisor/table'
import type * as it from '#words/it/console/supervisor'
import type { Like } from '#words/like'

/** The supervisor's console. */
export const supervisor: Like<typeof it.supervisor> = {
  title: 'Supervisor',
  views: {
    label: 'Parts of the console',
    floor: 'Floor',
    support: 'Support',
    log: 'Log',
    people: 'Players',
    closures: 'Closures',
  },
  problem: 'Not done',
  ...floor,
  ...table,
  ...orders,
  ...people,
  ...log,
}
