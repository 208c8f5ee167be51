/** What to do, in the letters of a strategy chart. */
export const CODES = ['H', 'S', 'D', 'Ds', 'F', 'P', 'FP'] as const
export type Code = (typeof CODES)[number]

export const LEGEND: Readonly<Record<Code, string>> = {
  H: 'hit',
  S: 'stand',
  D: 'double; where that is not offered, hit',
  Ds: 'double; where that is not offered, stand',
  F: 'free double, with a token of the house; on three cards or more, hit',
  P: 'split, with a second stake',
  FP: 'free split, with a token of the house',
}
