import { useMemo } from 'react'
import { GAMES } from '#engine/games'
import type { TableLimits as Limits } from '#engine/round/limits'
import type { LobbyTable } from '#protocol/lobby/table'
import { Button } from '#ui/kit/button'
import { Dialog } from '#ui/kit/dialog'
import { useFetched } from '#web/families/fetched'
import { useFamily } from '#web/families/parts'
import { betLimits } from '#web/help/limits'
import { BetList } from '#web/help/limits-panel'
import { useFormats, useWords } from '#web/i18n/language'
import { useMe } from '#web/state/person'
import { usePlace } from '#web/state/tables'

interface Props {
  readonly line: LobbyTable
  readonly name: string
  readonly onJoin: () => void
  readonly onClose: () => void
}

/** MP-5: every bet's limits; in the player's own money where the table has told them (MO-6). */
export function TableLimits({ line, name, onJoin, onClose }: Props) {
  const words = useWords()
  const formats = useFormats()
  const me = useMe()
  const state = usePlace(line.id).tracked?.state
  const currency = state?.purses[me]?.currency ?? line.currency
  const rules = state?.game.rules ?? GAMES[line.game].rules
  const limits: Limits = state?.game.limits ?? (line.limits as Limits)
  const part = useFetched(useFamily(line.game).help)
  const bets = useMemo(
    () => part && betLimits(part, { words, formats, currency }, rules, limits, me),
    [part, words, formats, currency, rules, limits, me],
  )
  // It opens when it has something to say.
  if (bets === null) return null
  return (
    <Dialog title={words.multi.limitsOf(name)} onClose={onClose}>
      <BetList bets={bets} />
      <Button look="outline" onClick={onJoin}>
        {words.multi.joinTable}
      </Button>
    </Dialog>
  )
}
