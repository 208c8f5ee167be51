import { useEffect } from 'react'
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
  const game = useTables(({ places }) => (table === null ? null : (places[table]?.tracked?.state.id ?? null)))
  const voiced = useLobby(({ known }) => table !== null && (known?.tables.get(table)?.voiceOver ?? false))
  const silent = useSettings(({ settings }) => game === null || isSilent(hearingOf(game, settings, voiced)))
  useRestoredSound(table, game, tables)
  useEffect(() => {
    if (!begun || silent || table === null) return undefined
    let stop: (() => void) | null = null
    let left = false
    void import('#web/senses/perform').then(({ perform }) => {
      if (!left) stop = perform(table)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [begun, silent, table])
  return <VoiceOffer />
}
