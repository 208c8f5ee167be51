import { dealer } from '#words/en/console/dealer'
import { supervisor } from '#words/en/console/supervisor'
import { kit } from '#words/en/kit'
import { story } from '#words/en/story'
import type * as it from '#words/it/console'
import type { Like } from '#words/like'

/** What staff read: one section for each part of the consoles. */
export const consoleWords: Like<typeof it.consoleWords> = {
  ...kit,
  story,
  dealer,
  supervisor,
  signIn: {
    title: 'Staff',
    lead: 'Sign in with the name and the password that the house gave you.',
    name: 'Name',
    password: 'Password',
    enter: 'Sign in',
    entering: 'One moment…',
    leave: 'Sign out',
    problems: {
      'wrong-sign-in': 'The name or the password is wrong.',
      'too-fast': 'Too many attempts: wait a moment, then try again.',
    },
  },
  line: {
    lost: 'The connection is lost and will be back by itself. No order is lost.',
    opening: 'Connecting…',
  },
  home: {
    title: 'Consoles',
    dealer: 'Dealer',
    dealerAbout: 'One live table: cards, betting, shoe.',
    supervisor: 'Supervisor',
    supervisorAbout: 'All tables: alarms, orders, log.',
  },
}
