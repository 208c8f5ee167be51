import type { Language } from '#ui/i18n/format'

const it = {
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
  games: {
    ventuno: { name: 'Blackjack Ventuno', short: 'Ventuno' },
    'mega-fire-blaze': { name: 'Mega Fire Blaze Blackjack', short: 'Mega Fire Blaze' },
    'free-bet': { name: 'Free Bet Blackjack', short: 'Free Bet' },
    'mini-baccarat': { name: 'Mini Baccarat', short: 'Mini Baccarat' },
    'speed-baccarat': { name: 'Speed Baccarat', short: 'Speed Baccarat' },
  },
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

export type KitWords = typeof it

const en: KitWords = {
  common: {
    close: 'Close',
    back: 'Back',
    cancel: 'Cancel',
    save: 'Save',
    retry: 'Try again',
    loading: 'One moment…',
    on: 'On',
    off: 'Off',
    you: 'You',
    offlineProblem: 'The server does not answer. Check your connection and try again.',
    unknownProblem: 'Something went wrong. Try again.',
  },
  games: {
    ventuno: { name: 'Blackjack Ventuno', short: 'Ventuno' },
    'mega-fire-blaze': { name: 'Mega Fire Blaze Blackjack', short: 'Mega Fire Blaze' },
    'free-bet': { name: 'Free Bet Blackjack', short: 'Free Bet' },
    'mini-baccarat': { name: 'Mini Baccarat', short: 'Mini Baccarat' },
    'speed-baccarat': { name: 'Speed Baccarat', short: 'Speed Baccarat' },
  },
  cards: {
    ranks: {
      A: 'ace',
      '2': 'two',
      '3': 'three',
      '4': 'four',
      '5': 'five',
      '6': 'six',
      '7': 'seven',
      '8': 'eight',
      '9': 'nine',
      T: 'ten',
      J: 'jack',
      Q: 'queen',
      K: 'king',
    },
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    name: (rank: string, suit: string) => `${rank} of ${suit}`,
    faceDown: 'face-down card',
    /** On the Free Bet token. */
    free: 'FREE',
  },
}

/** What every screen of the house says: names of games and cards, and the words on its buttons. */
export const KIT_WORDS: Readonly<Record<Language, KitWords>> = { it, en }
