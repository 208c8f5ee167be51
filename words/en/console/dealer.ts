import { dialogs } from '#words/en/console/dealer/dialogs'
import { round } from '#words/en/console/dealer/round'
import { table } from '#words/en/console/dealer/table'
import { trouble } from '#words/en/console/dealer/trouble'
import type * as it from '#words/it/console/dealer'
import type { Like } from '#words/like'

/** The dealer's console. */
export const dealer: Like<typeof it.dealer> = {
  title: 'Dealer’s console',
  ...table,
  ...round,
  ...dialogs,
  ...trouble,
}
