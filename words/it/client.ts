import { account, cashier } from '#words/it/client/account'
import { chat } from '#words/it/client/chat'
import { cloth } from '#words/it/client/cloth'
import { help } from '#words/it/client/help'
import { history } from '#words/it/client/history'
import { lobby } from '#words/it/client/lobby'
import { multi, side } from '#words/it/client/multi'
import { play } from '#words/it/client/play'
import { goodRoads, roads } from '#words/it/client/roads'
import { senses } from '#words/it/client/senses'
import { settings } from '#words/it/client/settings'
import { cut, reasons, status, table } from '#words/it/client/table'
import { sides, tables } from '#words/it/families'
import { kit } from '#words/it/kit'
import { story } from '#words/it/story'

/** What players read: one section for each part of the client. */
export const client = {
  ...kit,
  story,
  ...tables,
  menu: {
    account: 'Il tuo conto',
    help: 'Regole e aiuto',
    play: 'Gioco responsabile',
    support: 'Assistenza',
  },
  lobby,
  table,
  status,
  reasons,
  cut,
  roads,
  goodRoads,
  chat,
  history,
  help,
  settings,
  account,
  cashier,
  play,
  senses,
  side,
  cloth,
  multi,
  sides,
}
