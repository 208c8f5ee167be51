import { useEffect } from 'react'
import { useFamilies } from '#web/families/parts'
import { useGesture } from '#web/senses/gesture'
import { hearingOf, isSilent } from '#web/senses/hearing'
import { useRestoredSound } from '#web/senses/restored-sound'
import { VoiceOffer } from '#web/senses/voice-offer'
import { useLobby } from '#web/state/lobby'
import { useSettings } from '#web/state/settings'
import { useTables } from '#web/state/tables'

interface Props {
  /** The one with the focus. */
  readonly table: string | null
  /** All that are open. */
  readonly tables: readonly string[]
}

/** Ears of the client: they follow the table one is at, and nothing is fetched before something is to be heard. */
export function Senses({ table, tables }: Props) {
  const begun = useGesture()
  const familyOf = useFamilies()
  const game = useTables(({ places }) => (table === null ? null : (places[table]?.tracked?.state.id ?? null)))
  const family = game === null ? null : familyOf(game)
  const voiced = useLobby(({ known }) => table !== null && (known?.tables.get(table)?.voiceOver ?? false))
  const silent = useSettings(
    ({ settings }) => family === null || isSilent(hearingOf(family.isQuiet, settings, voiced)),
  )
  const mutesThere = game !== null && (family?.mutedWhileThere.includes(game) ?? false)
  useRestoredSound(table === null || family === null ? null : { table, mutesThere }, tables)
  useEffect(() => {
    if (!begun || silent || table === null || family === null) return undefined
    let stop: (() => void) | null = null
    let left = false
    void Promise.all([import('#web/senses/perform'), family.senses.get()]).then(([{ perform }, senses]) => {
      if (!left) stop = perform(table, family, senses)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [begun, silent, table, family])
  return <VoiceOffer />
}
