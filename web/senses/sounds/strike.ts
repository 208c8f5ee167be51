import type { Stroke } from '#web/senses/sounds/scores'

const ATTACK = 0.002
const SILENT = 0.000_1

let hiss: AudioBuffer | null = null

/** One second of noise, made once. */
function noise(context: BaseAudioContext): AudioBuffer {
  if (hiss !== null && hiss.sampleRate === context.sampleRate) return hiss
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  hiss = buffer
  return buffer
}

/** Plays one stroke at a moment of the context's clock. */
export function strike(out: AudioNode, stroke: Stroke, when: number): void {
  const { context } = out
  const begins = when + stroke.at
  const ends = begins + stroke.lasts
  const gain = context.createGain()
  gain.gain.setValueAtTime(SILENT, begins)
  gain.gain.linearRampToValueAtTime(stroke.peak, begins + (stroke.swells ?? ATTACK))
  gain.gain.exponentialRampToValueAtTime(SILENT, ends)
  gain.connect(out)
  const source = stroke.of === 'noise' ? coloured(context, stroke, gain) : wave(context, stroke.of, gain)
  glide(source.pitch, stroke, begins, ends)
  source.node.onended = () => gain.disconnect()
  source.node.start(begins)
  source.node.stop(ends + 0.02)
}

interface Source {
  readonly node: AudioScheduledSourceNode
  readonly pitch: AudioParam
}

function wave(context: BaseAudioContext, type: OscillatorType, to: AudioNode): Source {
  const node = context.createOscillator()
  node.type = type
  node.connect(to)
  return { node, pitch: node.frequency }
}

function coloured(context: BaseAudioContext, { narrow = 1 }: Stroke, to: AudioNode): Source {
  const node = context.createBufferSource()
  node.buffer = noise(context)
  node.loop = true
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = narrow
  node.connect(filter).connect(to)
  return { node, pitch: filter.frequency }
}

function glide(pitch: AudioParam, { from, to }: Stroke, begins: number, ends: number): void {
  pitch.setValueAtTime(from, begins)
  if (to !== from) pitch.exponentialRampToValueAtTime(to, ends)
}
