import { games } from '#words/it/families'

/** What every screen of the house says: names of games and cards, and the words on its buttons. */
export const kit = {
  common: {
    close: 'Chiudi',
    back: 'Indietro',
    cancel: 'Annulla',
    save: 'Salva',
    retry: 'Riprova',
    loading: 'Un momento…',
    on: 'Acceso',
    off: 'Spento',
    you: 'Tu',
    offlineProblem: 'Il server non risponde. Controlla la connessione e riprova.',
    unknownProblem: 'Qualcosa è andato storto. Riprova.',
  },
  games,
  cards: {
    ranks: {
      A: 'asso',
      '2': 'due',
      '3': 'tre',
      '4': 'quattro',
      '5': 'cinque',
      '6': 'sei',
      '7': 'sette',
      '8': 'otto',
      '9': 'nove',
      T: 'dieci',
      J: 'fante',
      Q: 'donna',
      K: 're',
    },
    suits: { S: 'picche', H: 'cuori', D: 'quadri', C: 'fiori' },
    name: (rank: string, suit: string) => `${rank} di ${suit}`,
    faceDown: 'carta coperta',
    /** On the Free Bet token. */
    free: 'GRATIS',
  },
}
