/** What players read of a closure for which staff wrote no sentence. */
export const closures = {
  house: 'La casa è chiusa per il momento.',
  game: 'Questo gioco è chiuso per il momento.',
  table: 'Questo tavolo è chiuso per il momento.',
  player: 'Per il momento non puoi puntare: scrivi all’assistenza.',
}
