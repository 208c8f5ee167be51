import { dealerEn } from '#console/i18n/dealer-en'
import type { Words } from '#console/i18n/it'
import { supervisorEn } from '#console/i18n/supervisor-en'
import { KIT_WORDS } from '#ui/i18n/kit-words'

export const en: Words = {
  ...KIT_WORDS.en,
  dealer: dealerEn,
  supervisor: supervisorEn,
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
    language: 'Italiano',
  },
}
