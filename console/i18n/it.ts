import { dealerIt } from '#console/i18n/dealer-it'
import { supervisorIt } from '#console/i18n/supervisor-it'
import { KIT_WORDS } from '#ui/i18n/kit-words'

/** Italian: the language that the other is measured by. One section for each part of the consoles. */
const words = {
  ...KIT_WORDS.it,
  dealer: dealerIt,
  supervisor: supervisorIt,
  signIn: {
    title: 'Staff',
    lead: 'Entra con il nome e la password che ti ha dato la casa.',
    name: 'Nome',
    password: 'Password',
    enter: 'Entra',
    entering: 'Un momento…',
    leave: 'Esci',
    /** By the reason that the server gives. */
    problems: {
      'wrong-sign-in': 'Nome o password non sono giusti.',
      'too-fast': 'Troppi tentativi: aspetta un momento, poi riprova.',
    },
  },
  line: {
    lost: 'Collegamento perso: si riprova da solo. Nessun ordine va perduto.',
    opening: 'Collegamento…',
  },
  home: {
    title: 'Console',
    dealer: 'Croupier',
    dealerAbout: 'Un tavolo dal vivo: carte, puntate, sabot.',
    supervisor: 'Supervisore',
    supervisorAbout: 'Tutti i tavoli: allarmi, ordini, registro.',
    language: 'English',
  },
}

export type Words = typeof words
export const it: Words = words
