import type { TableProps } from '#web/families/parts'
import { usePanel } from '#web/state/panel'
import { useMe, usePerson } from '#web/state/person'
import { useAsked } from '#web/table/blackjack/decisions/asked'
import dockCss from '#web/table/blackjack/decisions/in-dock.module.css'
import { useStandingChoices } from '#web/table/blackjack/decisions/use-standing-choices'
import { FireShow } from '#web/table/blackjack/fire-blaze/fire'
import { BlackjackPanel } from '#web/table/blackjack/panel/panel'
import { decidesInDock, planKind } from '#web/table/blackjack/stage/plan'
import { Stage } from '#web/table/blackjack/stage/stage'
import { Dock } from '#web/table/dock/dock'
import { useFrame } from '#web/table/frame/frame'
import { besidePanel } from '#web/table/frame/room'
import { TableBody } from '#web/table/frame/table-body'

/** A blackjack table of any of the three games. */
export function BlackjackTable({ table, state }: TableProps<'blackjack'>) {
  const { game } = state
  const me = useMe()
  const own = usePerson(({ person }) => person?.currency ?? state.currency)
  const currency = state.purses[me]?.currency ?? own
  const { room } = useFrame()
  const isPanelOpen = usePanel(table) !== null
  const isInDock = decidesInDock(planKind(room))
  const asked = useAsked(table, state, game, currency, 'dock')
  useStandingChoices(table)
  return (
    <TableBody
      table={table}
      state={state}
      room={isPanelOpen ? besidePanel(room) : null}
      stage={<Stage table={table} state={state} game={game} currency={currency} />}
      dock={
        <Dock
          table={table}
          state={state}
          decisions={isInDock && asked !== null ? <div className={dockCss.asked}>{asked}</div> : null}
        />
      }
      panel={
        <>
          <BlackjackPanel table={table} state={state} game={game} />
          {game.rules.fireBlaze !== null && <FireShow table={table} state={state} />}
        </>
      }
    />
  )
}
