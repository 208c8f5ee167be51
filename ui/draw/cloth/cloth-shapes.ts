export interface ClothShape {
  /** The drawing's size; everything on the table is placed in it. */
  readonly width: number
  readonly height: number
  /** How far the cloth goes on at each side, as a share of the width. */
  readonly spread: number
  readonly cloth: string
  readonly brass: string
  readonly gap: string
  readonly railShadow: string
  readonly rail: string
  readonly farRail: string
  readonly sheen: string
  readonly lamp: { readonly x: number; readonly y: number; readonly radius: number; readonly flat: number }
}

/** A table whose near and far edges are one curve each: it goes on at both sides, however wide the window. */
export const WIDE: ClothShape = {
  width: 1028,
  height: 738,
  spread: 1,
  cloth: 'M-586 121Q514 -37 1614 121V207Q514 1153 -586 207Z',
  brass: 'M-586 119Q514 -39 1614 119M-586 239Q514 1140 1614 239',
  gap: 'M-586 118Q514 -40 1614 118V243Q514 1149 -586 243Z',
  railShadow: 'M-586 40Q514 -90 1614 40V266Q514 1221 -586 266Z',
  rail: 'M-586 54Q514 -78 1614 54V258Q514 1199 -586 258Z',
  farRail: 'M-586 54Q514 -78 1614 54V140Q514 -20 -586 140Z',
  sheen: 'M-586 250Q514 1180 1614 250',
  lamp: { x: 514, y: 210, radius: 720, flat: 0.72 },
}

/** Half a moon, with seven seats along it. */
export const HALF_MOON: ClothShape = {
  width: 1384,
  height: 738,
  spread: 0,
  cloth: 'M24 54Q692 22 1360 54C1392 300 1150 704 692 704S-8 300 24 54Z',
  brass: 'M22 52Q692 20 1362 52C1394 300 1152 707 692 707S-10 300 22 52Z',
  gap: 'M20 50Q692 18 1364 50C1398 300 1154 710 692 710S-14 300 20 50Z',
  railShadow: 'M-34 -6Q692 -40 1418 -6C1478 350 1190 786 692 786S-94 350 -34 -6Z',
  rail: 'M-24 2Q692 -32 1408 2C1462 340 1180 768 692 768S-78 340 -24 2Z',
  farRail: 'M-24 2Q692 -32 1408 2L1404 50Q692 16 -20 50Z',
  sheen: 'M2 130C40 440 300 738 692 738S1344 440 1382 130',
  lamp: { x: 692, y: 190, radius: 860, flat: 0.66 },
}
