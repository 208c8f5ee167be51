const KEPT = 'sabot-dealer-sound'
const GOOD = [{ hertz: 1_320, at: 0, seconds: 0.09 }]
const BAD = [
  { hertz: 220, at: 0, seconds: 0.2 },
  { hertz: 175, at: 0.24, seconds: 0.34 },
]
const LOUD = 0.22
const FADE_SECONDS = 0.015

let context: AudioContext | null = null

export function isSoundOn(): boolean {
  return localStorage.getItem(KEPT) !== 'off'
}

export function setSound(on: boolean): void {
  localStorage.setItem(KEPT, on ? 'on' : 'off')
  if (on) beep('good')
}

/** One high tone for a card that was taken, two low ones for anything else: heard without looking up. */
export function beep(how: 'good' | 'bad'): void {
  if (!isSoundOn()) return
  context ??= new AudioContext()
  // Browsers keep pages silent until somebody has pressed a key.
  void context.resume()
  const now = context.currentTime
  for (const { hertz, at, seconds } of how === 'good' ? GOOD : BAD) tone(context, hertz, now + at, seconds)
}

function tone(to: AudioContext, hertz: number, from: number, seconds: number): void {
  const gain = to.createGain()
  gain.gain.setValueAtTime(0, from)
  gain.gain.linearRampToValueAtTime(LOUD, from + FADE_SECONDS)
  gain.gain.linearRampToValueAtTime(0, from + seconds)
  const source = to.createOscillator()
  source.frequency.value = hertz
  source.connect(gain).connect(to.destination)
  source.start(from)
  source.stop(from + seconds)
}
