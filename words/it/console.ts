import { dealer } from '#words/it/console/dealer'
import { supervisor } from '#words/it/console/supervisor'
import { kit } from '#words/it/kit'
import { story } from '#words/it/story'

/** What staff read: one section for each part of the consoles. */
export const consoleWords = {
  ...kit,
  story,
  dealer,
  supervisor,
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
  },
}
