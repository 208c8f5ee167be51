import { floor } from '#words/it/console/supervisor/floor'
import { log } from '#words/it/console/supervisor/log'
import { orders } from '#words/it/console/supervisor/orders'
import { people } from '#words/it/console/supervisor/people'
import { table } from '#words/it/console/supervisor/table'

/** The supervisor's console. */
export const supervisor = {
  title: 'Supervisore',
  views: {
    label: 'Parti della console',
    floor: 'Sala',
    support: 'Assistenza',
    log: 'Registro',
    people: 'Giocatori',
    closures: 'Chiusure',
  },
  problem: 'Non riuscito',
  ...floor,
  ...table,
  ...orders,
  ...people,
  ...log,
}
