import { type Hearing, hearingOf } from '#web/senses/hearing'
import { useLobby } from '#web/state/lobby'
import { useSettings } from '#web/state/settings'
import { useTables } from '#web/state/tables'

const SILENCE: Hearing = { sounds: 0, music: 0, voice: 0 }

/** What is heard at a table now: nothing before it is known. */
export function hearingAt(table: string, isQuiet: boolean): Hearing {
  if (useTables.getState().places[table]?.tracked == null) return SILENCE
  const voiced = useLobby.getState().known?.tables.get(table)?.voiceOver ?? false
  return hearingOf(isQuiet, useSettings.getState().settings, voiced)
}
