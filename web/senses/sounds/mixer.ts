import type { Hearing } from '#web/senses/hearing'
import type { Sound } from '#web/senses/sounds/cues'
import { SCORES } from '#web/senses/sounds/scores'
import { strike } from '#web/senses/sounds/strike'

/** No jump in a volume is audible when it takes this long, in seconds. */
const FADE = 0.04
/** Strokes are written soft, so that many may sound together. */
const LIFT = 2.2

/** The console between the makers of sound and the loudspeaker. */
export interface Mixer {
  readonly context: AudioContext
  readonly music: GainNode
  readonly play: (sound: Sound, afterMillis: number) => void
  readonly setVolumes: (hearing: Hearing) => void
  /** Until it is opened again. */
  readonly rest: () => void
}

/** Browsers give a page few of them. */
let opened: Mixer | null = null

/** After the player's first gesture: before it, browsers would keep it silent. */
export function openMixer(): Mixer {
  opened ??= build()
  void opened.context.resume()
  return opened
}

function build(): Mixer {
  const context = new AudioContext({ latencyHint: 'interactive' })
  const master = context.createDynamicsCompressor()
  master.threshold.value = -14
  master.ratio.value = 4
  master.connect(context.destination)
  const lift = context.createGain()
  lift.gain.value = LIFT
  lift.connect(master)
  const sounds = channel(context, lift)
  const music = channel(context, lift)
  return {
    context,
    music,
    play: (sound, afterMillis) => {
      if (context.state !== 'running') {
        // A call or another program took the loudspeaker: what is missed is not played later.
        void context.resume()
        return
      }
      const when = context.currentTime + afterMillis / 1_000
      for (const stroke of SCORES[sound]) strike(sounds, stroke, when)
    },
    setVolumes: (hearing) => {
      sounds.gain.setTargetAtTime(hearing.sounds, context.currentTime, FADE)
      music.gain.setTargetAtTime(hearing.music, context.currentTime, FADE)
    },
    rest: () => void context.suspend(),
  }
}

function channel(context: AudioContext, to: AudioNode): GainNode {
  const gain = context.createGain()
  gain.gain.value = 0
  gain.connect(to)
  return gain
}
