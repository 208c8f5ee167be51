const KEPT = 'sabot-staff-sound'
const SILENT = 0.000_1

/** Two strokes that are heard over a room, or one that only asks to look. */
const CALLS = {
  alarm: [
    { at: 0, pitch: 880, lasts: 0.5, loud: 0.35 },
    { at: 0.22, pitch: 660, lasts: 0.7, loud: 0.35 },
    { at: 0.75, pitch: 880, lasts: 0.5, loud: 0.35 },
    { at: 0.97, pitch: 660, lasts: 0.8, loud: 0.35 },
  ],
  waiting: [{ at: 0, pitch: 520, lasts: 0.6, loud: 0.2 }],
} as const

let context: AudioContext | null = null

/** Browsers let a page be heard only once somebody has used it; until then it is quiet. */
export function ring(call: keyof typeof CALLS): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const now = context.currentTime
  for (const { at, pitch, lasts, loud } of CALLS[call]) {
    const gain = context.createGain()
    const begins = now + at
    gain.gain.setValueAtTime(SILENT, begins)
    gain.gain.linearRampToValueAtTime(loud, begins + 0.01)
    gain.gain.exponentialRampToValueAtTime(SILENT, begins + lasts)
    gain.connect(context.destination)
    const wave = context.createOscillator()
    wave.type = 'triangle'
    wave.frequency.value = pitch
    wave.connect(gain)
    wave.onended = () => gain.disconnect()
    wave.start(begins)
    wave.stop(begins + lasts)
  }
}

export function isSoundOn(): boolean {
  return localStorage.getItem(KEPT) !== 'off'
}

export function keepSound(on: boolean): void {
  localStorage.setItem(KEPT, on ? 'on' : 'off')
}
