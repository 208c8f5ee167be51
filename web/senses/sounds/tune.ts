import type { Stroke } from '#web/senses/sounds/scores'

export const BAR_SECONDS = 4.8
const BEAT = BAR_SECONDS / 4
/** D minor 9, G 13, C major 9, A minor 9, then F major 9 and E 7: roots and the notes above, in half tones from A4. */
const CHORDS: readonly { readonly root: number; readonly notes: readonly number[] }[] = [
  { root: -31, notes: [-16, -12, -9, -5] },
  { root: -26, notes: [-16, -12, -10, -5] },
  { root: -33, notes: [-17, -14, -10, -7] },
  { root: -36, notes: [-21, -17, -14, -10] },
  { root: -28, notes: [-14, -12, -9, -5] },
  { root: -29, notes: [-17, -13, -10, -7] },
]
/** A few single notes above, so that it does not go round in circles: one line for every bar of eleven. */
const ABOVE: readonly (number | null)[] = [7, null, 3, null, 5, 2, null, null, 0, null, 3]

/** One bar of the music: soft chords, a walking bass and a far melody. Bars repeat after 66. */
export function barOf(number: number): readonly Stroke[] {
  const chord = CHORDS[number % CHORDS.length]
  const above = ABOVE[number % ABOVE.length] ?? null
  if (chord === undefined) return []
  return [
    ...chord.notes.flatMap((note, nth) => key(nth * 0.045, note, 0.05)),
    ...chord.notes.slice(1).flatMap((note) => key(BEAT * 2.66, note, 0.03)),
    ...bass(0, chord.root),
    ...bass(BEAT * 2, chord.root + 7),
    ...(above === null ? [] : key(BEAT * 1.66, above, 0.035)),
    ...[1, 3].map((beat) => brush(beat * BEAT)),
  ]
}

function pitchOf(note: number): number {
  return 440 * 2 ** (note / 12)
}

function key(at: number, note: number, peak: number): readonly Stroke[] {
  const pitch = pitchOf(note)
  return [
    { of: 'sine', at, lasts: 3.2, peak, from: pitch, to: pitch, swells: 0.02 },
    { of: 'triangle', at, lasts: 1.4, peak: peak * 0.35, from: pitch * 2, to: pitch * 2, swells: 0.01 },
  ]
}

function bass(at: number, note: number): readonly Stroke[] {
  const pitch = pitchOf(note)
  return [{ of: 'triangle', at, lasts: 1.8, peak: 0.14, from: pitch, to: pitch, swells: 0.015 }]
}

function brush(at: number): Stroke {
  return { of: 'noise', at, lasts: 0.22, peak: 0.012, from: 6_000, to: 4_200, swells: 0.03, narrow: 0.6 }
}
