import { account, cashier } from '#words/en/client/account'
import { chat } from '#words/en/client/chat'
import { cloth } from '#words/en/client/cloth'
import { help } from '#words/en/client/help'
import { history } from '#words/en/client/history'
import { lobby } from '#words/en/client/lobby'
import { multi, side } from '#words/en/client/multi'
import { play } from '#words/en/client/play'
import { goodRoads, roads } from '#words/en/client/roads'
import { senses } from '#words/en/client/senses'
import { settings } from '#words/en/client/settings'
import { cut, reasons, status, table } from '#words/en/client/table'
import { sides, tables } from '#words/en/families'
import { kit } from '#words/en/kit'
import { story } from '#words/en/story'
import type * as it from '#words/it/client'
import type { Like } from '#words/like'

/** What players read: one section for each part of the client. */
export const client: Like<typeof it.client> = {
  ...kit,
  story,
  ...tables,
  menu: {
    account: 'Your account',
    help: 'Rules and help',
    play: 'Responsible play',
    support: 'Support',
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
