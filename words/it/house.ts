/** What players read of a closure for which staff wrote no sentence. */
export const closures = {
  house: 'La casa è chiusa per il momento.',
  game: 'Questo gioco è chiuso per il momento.',
  table: 'Questo tavolo è chiuso per il momento.',
  player: 'Per il momento non puoi puntare: scrivi all’assistenza.',
}

/** For somebody who comes with a link that was used or is too old. */
export const lateLink = {
  title: 'Questo link non vale più',
  text: 'È già stato usato, oppure è passato più di un minuto. Torna al tuo casinò e apri di nuovo il gioco.',
}
