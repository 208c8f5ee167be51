import { sideNames as sides, winners } from '#words/it/families'

type Side = keyof typeof sides

const ORDINALS = ['1ª', '2ª', '3ª']
const nth = (card: number) => ORDINALS[card - 1] ?? `${card}ª`
const sideCard = (card: number | null, side: Side) =>
  card === null ? sides[side] : `${nth(card)} ${sides[side]}`

export const round = {
  place: {
    side: (side: Side, card: number | null) => sideCard(card, side),
    seat: (seat: number, hand: number, card: number) =>
      `${nth(card)} al posto ${seat}${hand > 0 ? `, mano ${hand + 1}` : ''}`,
    hand: (seat: number, hand: number, card: number) =>
      `${nth(card)} alla mano ${seat}${hand > 0 ? `, parte ${hand + 1}` : ''}`,
    dealer: (card: number) => `${nth(card)} del Banco`,
  },
  step: {
    of: (number: number, of: number) => `Passo ${number} di ${of}`,
    between: 'Fra due mani',
    leaving: 'Passi il tavolo',
    betting: 'puntate aperte',
    closed: 'puntate chiuse',
    result: {
      won: (side: Side, own: number, other: number) => `${winners[side]}, ${own} a ${other}.`,
      tie: (total: number) => `Pareggio a ${total}.`,
      dealer: (total: string) => `Il Banco ha ${total}.`,
      dealerBust: (total: string) => `Il Banco sballa con ${total}.`,
    },
    watch: (name: string) => `Al tavolo c’è ${name}`,
    relief: (name: string) => `${name} ti passa il tavolo`,
    hint: {
      signOn: 'I giocatori leggono il tuo nome da quando prendi servizio.',
      watch: 'Per subentrare, chi c’è deve passare il tavolo.',
      relief: 'Prendi servizio: da quel momento tocca a te.',
      openShoe: 'Puoi offrire il taglio a un giocatore, o aprire con altri mazzi.',
      waitForCut: 'Il sabot si apre da solo quando ha tagliato.',
      burn: 'Passala sul lettore scoperta; poi brucia coperte le carte che dice.',
      changeShoe: 'Togli le carte dal tavolo, poi cambia.',
      openBetting: 'Raccogli le carte, poi apri le puntate.',
      opensItself: 'Raccogli le carte: le puntate si aprono da sole, o prima con te.',
      byClock: 'Si chiudono da sole allo scadere; puoi farlo prima.',
      byDealer: 'Le chiudi tu, quando è ora.',
      firstChip: 'Nessuna puntata finora.',
      faceUp: 'Passala sul lettore, poi mettila scoperta.',
      faceDown: 'Passala sul lettore e lasciala coperta.',
      turnFirst: 'Scopri le prime quattro, poi passala sul lettore.',
      double: 'Raddoppio: passala sul lettore, poi mettila di traverso.',
      insurance: 'Chi vuole si assicura; nessuna carta adesso.',
      decision: (names: string) => `Decide ${names}.`,
      deciders: (many: number) => (many === 1 ? 'Decide un giocatore.' : `Decidono ${many} giocatori.`),
      offers: 'Qualcuno può ancora scegliere.',
      bonus: 'La griglia del bonus gira da sola, per tutti.',
      lastHand: 'È l’ultima mano di questo sabot.',
    },
    seconds: (left: number) => (left === 1 ? 'Ancora 1 secondo' : `Ancora ${left} secondi`),
    over: 'Tempo scaduto',
  },
  strip: {
    name: 'Passi della mano',
    open: 'Apri',
    close: 'Chiudi',
    seats: (card: number) => `${nth(card)} ai posti`,
    both: (card: number) => `${nth(card)} alle mani`,
    seat: (card: number, seat: number) => `${nth(card)} posto ${seat}`,
    side: sideCard,
    dealer: (card: number) => `${nth(card)} Banco`,
    faceDown: (name: string) => `${name}, coperta`,
    turn: 'Scopri',
    insurance: 'Assicurazione',
    hands: 'Mani',
    dealerDraws: 'Banco',
    third: '3ª carta',
    bonus: 'Bonus',
    pay: 'Paga',
    done: 'fatto',
    now: 'adesso',
  },
  cards: {
    name: 'Carte della mano',
    sides,
    dealer: 'Banco',
    third: '3ª carta',
    nth,
    wins: 'vince',
    tie: 'pareggio',
    seat: (seat: number) => `Posto ${seat}`,
    hand: (hand: number) => `Mano ${hand}`,
    free: 'libero',
    next: 'la prossima carta va qui',
    turn: 'di turno',
    marks: { bust: 'Sballato', blackjack: 'Blackjack', double: 'Raddoppio' },
    total: (total: string | number) => `totale ${total}`,
    empty: 'nessuna carta',
  },
}
