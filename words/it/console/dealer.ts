import { dialogs } from '#words/it/console/dealer/dialogs'
import { round } from '#words/it/console/dealer/round'
import { table } from '#words/it/console/dealer/table'
import { trouble } from '#words/it/console/dealer/trouble'

/** The dealer's console. */
export const dealer = {
  title: 'Console del croupier',
  ...table,
  ...round,
  ...dialogs,
  ...trouble,
}
