import type { AlarmKind } from '#engine/table/live'
import { closures } from '#words/it/house'

const WAIT = 'Lascia le carte come sono: il supervisore guarda e decide.'

const alarms: Readonly<Record<AlarmKind, Readonly<Record<'title' | 'dealer' | 'supervisor', string>>>> = {
  unreadable: {
    title: 'Codice illeggibile',
    dealer: 'Ripassa la stessa carta. Se il codice è rovinato, inseriscila a mano.',
    supervisor: WAIT,
  },
  missing: {
    title: 'Manca la carta',
    dealer: 'La carta attesa non è stata letta in tempo: passala sul lettore.',
    supervisor: WAIT,
  },
  duplicate: {
    title: 'Carta già letta',
    dealer: 'È passata due volte di fila. Leggi la carta giusta, oppure riprendi.',
    supervisor: `Questa carta era già uscita dal sabot. ${WAIT}`,
  },
  foreign: {
    title: 'Carta estranea',
    dealer: 'Non è dei mazzi di questo sabot.',
    supervisor: `Non è dei mazzi di questo sabot. ${WAIT}`,
  },
  unexpected: {
    title: 'Carta non attesa',
    dealer: 'Adesso non serve nessuna carta: tienila ferma e riprendi.',
    supervisor: `Adesso non serviva nessuna carta. ${WAIT}`,
  },
  rescan: {
    title: 'Rileggi la carta',
    dealer: 'Il supervisore ha ritirato l’ultima carta: passala di nuovo sul lettore.',
    supervisor: WAIT,
  },
  called: {
    title: 'Supervisore chiamato',
    dealer: 'La mano è ferma finché arriva.',
    supervisor: 'La mano è ferma finché arriva.',
  },
  fault: {
    title: 'Guasto al tavolo',
    dealer: WAIT,
    supervisor: WAIT,
  },
}

export const trouble = {
  stop: {
    dealer: 'Puoi risolvere tu',
    supervisor: 'Risolve il supervisore',
    paused: 'Tavolo in pausa',
    pausedBy: 'Il supervisore ha fermato il gioco. Lascia le carte come sono.',
    closed: 'Tavolo chiuso',
    closedBy: 'La casa ha chiuso il tavolo: nessuna mano nuova finché non riapre.',
    trouble: 'L’archivio non risponde',
    troubleBy: 'Niente viene scritto: fermati e lascia le carte come sono. Si riprende da solo.',
    lost: 'Collegamento perso',
    lostBy: 'Fermati e lascia le carte come sono. Si riprova da solo.',
    toPlayers: 'Ai giocatori',
    pausedToPlayers: 'Il supervisore ha fermato il gioco per un momento.',
    closures,
  },
  alarms,
  /** By the reason of the refusal. */
  refused: {
    title: 'Non si può',
    reasons: {
      role: 'Spetta al supervisore.',
      'not-dealing': 'Prima prendi servizio a questo tavolo.',
      'dealing-elsewhere': 'Sei di servizio a un altro tavolo: lascialo o passalo.',
      paused: 'Il tavolo è fermo: aspetta che riprenda.',
      closing: 'La sala sta chiudendo: nessuna mano nuova.',
      closed: 'Le puntate non sono aperte.',
      'too-many': 'Il tavolo ha troppo da fare: riprova.',
      'unknown-table': 'Questo tavolo non c’è più.',
      barred: 'L’ordine non è partito: riprova.',
      running: 'Si gioca una mano: finiscila, o passa il tavolo.',
      automatic: 'Il tavolo distribuisce da solo.',
      'dealt-here': 'C’è già un croupier: prima deve passare il tavolo.',
      'nobody-deals': 'Qui non c’è un croupier.',
      'no-shoe': 'Sul tavolo non c’è un sabot: aprine uno.',
      'shoe-lies': 'Sul tavolo c’è un sabot: prima cambialo.',
      'shoe-over': 'Era l’ultima mano: prima cambia il sabot.',
      'burn-first': 'Prima la carta da bruciare.',
      'first-cards': 'Mancano le carte coperte.',
      'no-bets': 'Nessuna puntata sul tavolo: aspetta.',
      announced: 'L’ultima mano è già annunciata.',
      'cut-card-in': 'La carta di taglio non è uscita: annuncia l’ultima mano o chiama il supervisore.',
      'cut-asked': 'Un giocatore sta tagliando: aspetta la risposta.',
      'nobody-cuts': 'Nessuno può tagliare adesso: apri il sabot.',
      'not-paused': 'Il tavolo non è fermo.',
      pausing: 'Il tavolo è già fermo.',
      'table-closed': 'Il tavolo è chiuso: prima aprilo.',
      'no-cards': 'Sul tavolo non ci sono carte di una mano.',
      'no-bonus': 'Non c’è un bonus da giocare.',
    },
  },
}
