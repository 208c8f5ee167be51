export const help = {
  aim: 'Punti su chi riceve la carta più alta: Drago o Tigre, o sul Pareggio.',
  cards:
    'Una carta al Drago e una alla Tigre, scoperte. L’asso vale 1, il fante 11, la donna 12, il re 13; il seme non conta.',
  decks: (decks: number) => `Si gioca con ${decks} mazzi.`,
  tie: (share: string) =>
    `In caso di pareggio Drago e Tigre perdono: torna il ${share} della puntata, arrotondata per difetto al centesimo.`,
  golden: 'Una fiche dorata su Drago o Tigre è consumata da un pareggio.',
  oneSide: 'Non puoi puntare su Drago e Tigre insieme.',
  alone: 'Pareggio e Pareggio a Seme si giocano anche da soli.',
  suited: 'Due carte uguali anche nel seme pagano tutte e due: Pareggio e Pareggio a Seme.',
  higher: 'carta più alta',
  same: 'stesso valore',
  sameSuit: 'stesso valore e seme',
}
