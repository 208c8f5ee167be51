import type { Sound } from '#web/senses/sounds/cues'

/** One stroke of a sound. Times in seconds, pitches in hertz, `peak` from 0 to 1. */
export interface Stroke {
  /** A wave of some form, or noise that a filter colours. */
  readonly of: 'sine' | 'triangle' | 'noise'
  readonly at: number
  readonly lasts: number
  readonly peak: number
  readonly from: number
  readonly to: number
  /** How long it swells. */
  readonly swells?: number
  /** How narrow the noise is. */
  readonly narrow?: number
}

/** Clay on clay: a click with two short overtones. */
function clay(at: number, pitch: number, peak: number): readonly Stroke[] {
  return [
    { of: 'noise', at, lasts: 0.02, peak: peak * 0.5, from: 5_200, to: 3_800, narrow: 1.2 },
    { of: 'sine', at, lasts: 0.05, peak, from: pitch, to: pitch * 0.97 },
    { of: 'sine', at, lasts: 0.03, peak: peak * 0.5, from: pitch * 1.62, to: pitch * 1.6 },
  ]
}

/** A small bell: a root and a quiet twelfth. */
function bell(at: number, pitch: number, peak: number, lasts: number): readonly Stroke[] {
  return [
    { of: 'sine', at, lasts, peak, from: pitch, to: pitch, swells: 0.006 },
    { of: 'sine', at, lasts: lasts * 0.5, peak: peak * 0.22, from: pitch * 3, to: pitch * 3, swells: 0.004 },
  ]
}

/** How every sound is made: nothing is recorded, nothing is fetched. */
export const SCORES: Readonly<Record<Sound, readonly Stroke[]>> = {
  card: [
    { of: 'noise', at: 0, lasts: 0.26, peak: 0.2, from: 1_400, to: 4_600, swells: 0.09, narrow: 0.8 },
    { of: 'noise', at: 0.25, lasts: 0.06, peak: 0.16, from: 900, to: 500, narrow: 0.7 },
  ],
  turn: [
    { of: 'noise', at: 0, lasts: 0.09, peak: 0.14, from: 2_600, to: 5_400, swells: 0.05, narrow: 0.9 },
    { of: 'noise', at: 0.17, lasts: 0.05, peak: 0.3, from: 2_200, to: 900, narrow: 0.8 },
    { of: 'sine', at: 0.17, lasts: 0.05, peak: 0.16, from: 170, to: 110 },
  ],
  chip: [...clay(0, 2_350, 0.2), ...clay(0.055, 2_720, 0.12)],
  chipBack: [
    { of: 'noise', at: 0, lasts: 0.12, peak: 0.08, from: 1_800, to: 1_200, swells: 0.04, narrow: 1 },
    ...clay(0.1, 2_050, 0.13),
  ],
  open: [...bell(0, 587.3, 0.1, 0.5), ...bell(0.12, 880, 0.09, 0.7)],
  closed: [...bell(0, 587.3, 0.1, 0.4), ...bell(0.12, 440, 0.1, 0.6)],
  prompt: [...bell(0, 659.3, 0.16, 0.45), ...bell(0.14, 987.8, 0.16, 0.8)],
  collect: [
    { of: 'noise', at: 0, lasts: 0.42, peak: 0.13, from: 1_600, to: 600, swells: 0.12, narrow: 0.7 },
    ...clay(0.1, 1_950, 0.07),
    ...clay(0.19, 2_120, 0.08),
    ...clay(0.31, 1_880, 0.06),
  ],
  push: [...clay(0, 2_200, 0.14), ...bell(0.05, 523.3, 0.08, 0.5)],
  win: [
    ...clay(0, 2_300, 0.14),
    ...clay(0.07, 2_520, 0.14),
    ...bell(0.04, 523.3, 0.12, 0.6),
    ...bell(0.16, 659.3, 0.12, 0.6),
    ...bell(0.28, 784, 0.13, 1),
  ],
  bigWin: [
    ...[0, 0.06, 0.13, 0.19, 0.27, 0.34].flatMap((at, nth) => clay(at, 2_100 + (nth % 3) * 190, 0.12)),
    ...[392, 523.3, 659.3, 784, 1_046.5].flatMap((pitch, nth) => bell(nth * 0.13, pitch, 0.13, 0.9)),
    ...[523.3, 659.3, 784, 1_046.5].flatMap((pitch) => bell(0.78, pitch, 0.08, 1.8)),
  ],
  blaze: [
    { of: 'noise', at: 0, lasts: 0.9, peak: 0.16, from: 300, to: 3_400, swells: 0.5, narrow: 0.6 },
    { of: 'triangle', at: 0.1, lasts: 0.8, peak: 0.1, from: 98, to: 196, swells: 0.4 },
    ...bell(0.72, 784, 0.12, 1),
    ...bell(0.72, 1_174.7, 0.09, 1),
  ],
  tick: [
    { of: 'noise', at: 0, lasts: 0.015, peak: 0.12, from: 3_200, to: 2_600, narrow: 3 },
    { of: 'sine', at: 0, lasts: 0.04, peak: 0.1, from: 1_320, to: 1_280 },
  ],
}
