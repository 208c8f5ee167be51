import type { Family } from '#engine/kinds'
import type { TableState } from '#engine/table/types'
import { serverNow } from '#ui/net/clock'
import type { FamilyParts } from '#web/families/parts'
import { type Hearing, hearingOf } from '#web/senses/hearing'
import type { SensesPart } from '#web/senses/part'
import { onSeenEvents } from '#web/senses/seen-events'
import { cuesOf } from '#web/senses/sounds/cues'
import { type Mixer, openMixer } from '#web/senses/sounds/mixer'
import { playMusic } from '#web/senses/sounds/music'
import { tickDelays, tickingUntil } from '#web/senses/sounds/ticks'
import { voiceLines } from '#web/senses/voice/lines'
import { openSpeaker } from '#web/senses/voice/speaker'
import { useLobby } from '#web/state/lobby'
import { usePerson } from '#web/state/person'
import { useSettings } from '#web/state/settings'
import { onTableEvents, placeOf, useTables } from '#web/state/tables'

/** Plays what happens at a table: sounds, music and the voice. Returns how to stop. */
export function perform(table: string, family: FamilyParts<Family>, senses: SensesPart): () => void {
  const mixer = openMixer()
  const speaker = openSpeaker()
  const clock = ticking(mixer)
  let stopMusic: (() => void) | null = null
  let before: Hearing | null = null
  const me = () => usePerson.getState().person?.player ?? ''

  const tune = () => {
    const hearing = hearingAt(table, family.isQuiet)
    mixer.setVolumes(hearing)
    // Whoever moves the slider hears where it stands.
    if (before !== null && hearing.sounds > 0 && hearing.sounds !== before.sounds) mixer.play('chip', 80)
    before = hearing
    speaker?.tune(useSettings.getState().settings.voiceOverLanguage, hearing.voice)
    if (hearing.music > 0) stopMusic ??= playMusic(mixer)
    else {
      stopMusic?.()
      stopMusic = null
    }
  }
  tune()
  const state = placeOf(table).tracked?.state
  if (state !== undefined) clock.follow(state, me())
  const stops = [
    useSettings.subscribe(tune),
    useLobby.subscribe(tune),
    onSeenEvents(
      table,
      family,
      (events, now) => {
        for (const { sound, after } of cuesOf(events, now, me())) mixer.play(sound, after)
        speaker?.say((book) => voiceLines(senses, book, events, now, me()))
      },
      () => {},
    ),
    onTableEvents((where, _, now) => {
      if (where === table) clock.follow(now, me())
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    clock.stop()
    stopMusic?.()
    speaker?.stop()
    mixer.rest()
  }
}

/** The last seconds of a clock that concerns the player, one by one. */
function ticking(mixer: Mixer) {
  let until: number | null = null
  let timers: readonly ReturnType<typeof setTimeout>[] = []
  const stop = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const follow = (state: TableState, me: string) => {
    const next = tickingUntil(state, me)
    if (next === until) return
    until = next
    stop()
    if (next === null) return
    timers = tickDelays(next, serverNow()).map((delay) => setTimeout(() => mixer.play('tick', 0), delay))
  }
  return { follow, stop }
}

const SILENCE: Hearing = { sounds: 0, music: 0, voice: 0 }

/** What is heard at a table now: nothing before it is known. */
function hearingAt(table: string, isQuiet: boolean): Hearing {
  if (useTables.getState().places[table]?.tracked == null) return SILENCE
  const voiced = useLobby.getState().known?.tables.get(table)?.voiceOver ?? false
  return hearingOf(isQuiet, useSettings.getState().settings, voiced)
}
