import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { TableState } from '#engine/table/types'
import { Button } from '#ui/kit/button'
import { Bar } from '#web/account/notices/bar'
import { CheckDialog } from '#web/account/notices/check-dialog'
import { useWords } from '#web/i18n/language'
import { useNotices } from '#web/state/notices'
import { useMe } from '#web/state/person'
import { usePlay } from '#web/state/play'
import { useTables } from '#web/state/tables'
import { standing } from '#web/table/chips/on-cloth'
import { stakesOf } from '#web/table/chips/spot'

/** TP-11: a reality check waits for the end of the round, unless the player wants to see it at once. */
export function CheckNotice() {
  const { play: words } = useWords()
  const me = useMe()
  const check = useNotices(({ check: known }) => known)
  const [asked, setAsked] = useState(false)
  const busy = useTables(({ places }) =>
    Object.values(places).some(({ tracked }) => tracked !== null && isAtStake(tracked.state, me)),
  )
  const confirmedElsewhere = usePlay(
    ({ play }) => check !== null && play !== null && play.now > check.now && !play.check.due,
  )
  useEffect(() => {
    if (confirmedElsewhere) useNotices.setState({ check: null })
  }, [confirmedElsewhere])
  useEffect(() => {
    if (check === null) setAsked(false)
  }, [check])
  if (check === null) return null
  if (!busy || asked) return <CheckDialog check={check} />
  return (
    <Bar tone="info" icon={<BellRing aria-hidden />} title={words.checkWaits} text={words.checkWaitsText}>
      <Button size="small" look="outline" onClick={() => setAsked(true)}>
        {words.checkNow}
      </Button>
    </Bar>
  )
}

/** Whether a dialog over this table could cost the player something: chips lie there or a hand is being played. */
export function isAtStake({ game }: Pick<TableState, 'game'>, me: string): boolean {
  if (game.phase === 'over') return false
  if (game.phase === 'betting') return stakesOf(game, me, '', []).length > 0
  return standing(game, me).staked > 0
}
