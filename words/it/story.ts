import type { UnplayedReason } from '#engine/round/refusal'
import { bets, sideNames, stories } from '#words/it/families'

const ORDINALS = ['prima', 'seconda', 'terza']

/** What happened in a round and what comes next, in sentences: of the history, the replay and the consoles. */
export const story = {
  ...stories,
  bets,
  /** A comma before the cents, the currency behind. */
  money: (sign: string, whole: number, cents: string, currency: string) =>
    `${sign}${whole},${cents} ${currency}`,
  golden: (amount: string) => `${amount} in fiche d’oro`,
  somebody: 'un altro giocatore',
  house: {
    began: (code: string) => `Partita ${code}`,
    paused: 'Il gioco è fermo',
    resumed: 'Si riprende',
    corrected: 'Una carta è stata corretta dal supervisore',
    announced: (text: string) => `Dalla sala: ${text}`,
    dealer: (name: string) => `Al tavolo: ${name}`,
    cardsSwapped: 'Carte nuove dopo questa partita',
    cutCard: 'Carta di taglio: ultima partita della scarpa',
    voided: {
      kept: 'La partita è stata annullata dopo la fine: ciò che hai già incassato resta tuo.',
      back: 'La partita è stata annullata dopo la fine: l’incasso è stato ritirato e le puntate sono restituite.',
    },
  },
  opened: 'Puntate aperte',
  closed: 'Puntate chiuse',
  closedWithout: (refused: string) => `Puntate chiuse; rifiutate: ${refused}`,
  cancelled: 'Partita annullata: tutto torna',
  wasCancelled: 'Partita annullata: tutto torna',
  /** Why a bet does not stand, behind its name. */
  reasons: {
    balance: 'il saldo non basta',
    'limit-min': 'sotto il minimo',
    'needs-main': 'manca la puntata principale',
    'exceeds-main': 'supera le puntate principali',
    'own-limit': 'un tuo limite',
  } satisfies { readonly [Why in UnplayedReason]: string },
  /** What the dealer is to do now. */
  next: {
    signOn: 'Prendi servizio a questo tavolo',
    solve: (alarm: string) => `Rileggi la carta, poi riprendi. ${alarm}`,
    supervisor: (alarm: string) => `Attendi il supervisore. ${alarm}`,
    closed: 'Il tavolo è chiuso',
    openShoe: 'Prepara il sabot, offri il taglio e aprilo',
    waitForCut: 'Un giocatore taglia: attendi',
    burn: 'Brucia: scopri e leggi la prima carta',
    changeShoe: 'Era l’ultima mano: cambia il sabot',
    openBetting: 'Apri le puntate',
    burnMore: (cards: number) => `Brucia coperte ${cards} carte, poi apri le puntate`,
    waitForBets: 'Puntate aperte: chiudi quando è ora',
    card: 'Leggi una carta',
    cardTo: (place: string, card: number | null) =>
      `${place}: ${card === null ? 'una' : (ORDINALS[card - 1] ?? `${card}ª`)} carta`,
    cardDown: (sentence: string) => `${sentence}, coperta`,
    waitForInsurance: 'Assicurazione: attendi i giocatori',
    waitForPlayer: 'Attendi il giocatore',
    waitForHand: (hand: number) => `Decide la mano ${hand}: attendi`,
    waitForSeat: (seat: number) => `Decide il posto ${seat}: attendi`,
    waitForOffers: 'Attendi le risposte dei giocatori',
    bonus: 'Si gioca il bonus: attendi',
  },
  /** Where a card goes, as the table calls it. */
  place: {
    sides: sideNames,
    dealer: 'Banco',
    hand: (hand: number) => `Mano ${hand}`,
    part: (hand: number, part: number) => `Mano ${hand}, parte ${part}`,
    seat: (seat: number) => `Posto ${seat}`,
    seatHand: (seat: number, hand: number) => `Posto ${seat}, mano ${hand}`,
  },
}
