export const help = {
  values: 'Le carte da 2 a 10 valgono il loro numero, le figure 10, l’asso 1 o 11.',
  decks: (decks: number) => `Si gioca con ${decks} mazzi.`,
  aim: (win: string) =>
    `Più vicino a 21 del banco, o banco sballato: vinci ${win}. A parità la puntata torna.`,
  natural: (odds: string) =>
    `Un asso e una carta da 10 come prime due carte sono un blackjack: paga ${odds} e batte ogni altro 21.`,
  bust: 'Chi supera 21 sballa e perde subito.',
  draws: (most: number) => `Il banco pesca fino a ${most} e sta su ogni 17, anche con l’asso.`,
  drawsSoft: (most: number) => `Il banco pesca fino a ${most}, e anche su 17 con l’asso.`,
  american: 'La seconda carta del banco arriva coperta.',
  european: 'Il banco prende la seconda carta quando tutti hanno giocato.',
  looks: {
    ace: 'Con un asso scoperto il banco guarda la carta coperta: con blackjack la partita finisce subito. Con una carta da 10 non guarda.',
    'ace-or-ten':
      'Con un asso o una carta da 10 il banco guarda la carta coperta: con blackjack la partita finisce subito.',
    none: 'Il banco non guarda la carta coperta.',
  },
  pushes: (total: number) =>
    `Se il banco finisce con ${total}, le puntate in gioco tornano; un blackjack si paga comunque.`,
  returnsDouble: 'Blackjack del banco con una carta da 10 scoperta: ciò che hai aggiunto raddoppiando torna.',
  completes: 'Il banco completa sempre la sua mano: contano anche le sue carte per i punti Fire Blaze.',
  double: 'Raddoppi sulle prime due carte: una seconda puntata uguale e una sola carta.',
  afterSplit: 'Puoi raddoppiare anche dopo una divisione.',
  notAfterSplit: 'Dopo una divisione non si raddoppia.',
  split: (hands: number) =>
    `Dividi due carte di uguale valore con una seconda puntata uguale: fino a ${hands} mani.`,
  aces: 'Gli assi divisi ricevono una carta ciascuno; un 21 dopo la divisione non è un blackjack.',
  acesAgain: 'Un asso su un asso diviso si può dividere ancora.',
  mustHit: (total: number) => `Con ${total} o meno devi chiedere carta.`,
  charlie: (cards: number) => `${cards} carte senza sballare vincono 1:1, se il banco non ha blackjack.`,
  early: 'Puoi decidere prima del tuo turno: vale quando arriva.',
  lateHits: (total: number) => `Senza una decisione in tempo: carta fino a ${total}, altrimenti stai.`,
  lateStands: 'Senza una decisione in tempo stai.',
  balanceReplaced: 'Se il saldo non basta per raddoppiare o dividere, la decisione diventa carta o stai.',
  balanceAsked: 'Se il saldo non basta per raddoppiare o dividere, puoi decidere di nuovo.',
  freeSplit: 'Ogni coppia, tranne quelle da 10, si divide gratis: la casa mette un gettone sulla nuova mano.',
  freeDouble: (totals: string) => `Con ${totals} nelle prime due carte, senza assi, raddoppi gratis.`,
  token: 'Un gettone che vince paga il suo valore in denaro; se perde o pareggia se ne va.',
  insurance: (odds: string) =>
    `Con un asso del banco puoi assicurarti per metà della puntata: paga ${odds} se il banco ha blackjack.`,
  insuranceAll: 'Una sola risposta vale per tutte le tue mani.',
  insurancePart: 'Puoi assicurare anche solo una parte.',
  evenMoney: 'Con un blackjack contro asso o 10 puoi incassare subito 1:1.',
  seat: (seats: number) => `${seats} posti: chi è seduto decide.`,
  box: (seats: number, players: number) =>
    `${seats} posti, fino a ${players} giocatori ciascuno: decide chi è seduto, gli altri possono seguire un raddoppio o una divisione.`,
  shared: (hands: number) => `${hands} mani per tutti: ognuno punta su una o su tutte e decide per sé.`,
  behind: 'Puoi puntare alle spalle di un altro giocatore: decide chi è seduto.',
  idle: (rounds: number) => `Dopo ${rounds} partite senza puntare il posto si libera.`,
  needMain:
    'Le puntate laterali richiedono una puntata principale sulla stessa mano e si pagano comunque vada.',
}

export const chart = {
  hard: 'Punteggi senza asso da 11',
  soft: 'Con un asso da 11',
  pairs: 'Coppie',
  tokenHard: 'Sul gettone: senza asso da 11',
  tokenSoft: 'Sul gettone: con un asso da 11',
  hand: 'Mano',
  against: (card: string) => `contro ${card}`,
  note: 'Calcolato con le regole di questo gioco: per ogni mano la decisione che in media rende di più.',
  changed: 'Questo tavolo ha regole sue: la tabella vale per quelle normali del gioco.',
  noInsurance: 'L’assicurazione non conviene mai.',
  evenMoney: (cards: string) => `Un blackjack conviene incassarlo 1:1 contro ${cards}.`,
  codes: { H: 'C', S: 'S', D: 'R', Ds: 'Rs', F: 'RG', P: 'D', FP: 'DG' },
  legend: {
    H: 'carta',
    S: 'stai',
    D: 'raddoppia, se no carta',
    Ds: 'raddoppia, se no stai',
    F: 'raddoppia gratis, se no carta',
    P: 'dividi',
    FP: 'dividi gratis',
  },
  ten: '10',
}
