import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { GAME_IDS, type GameId } from '#engine/games'
import { Button } from '#ui/kit/button'
import { Dialog } from '#ui/kit/dialog'
import { Tabs } from '#ui/kit/tabs'
import { PANEL_GAME, USUAL_GAME } from '#web/families/usual'
import { HelpPanel } from '#web/help/help-panel'
import { Paper } from '#web/help/paper'
import { useWords } from '#web/i18n/language'
import type { OverlayProps } from '#web/state/overlay'
import { useTables } from '#web/state/tables'

/** The rules of every game; those of the table first. */
export function HelpDialog({ table, onClose }: OverlayProps) {
  const { help, games } = useWords()
  const state = useTables(({ places }) => (table === null ? null : (places[table]?.tracked?.state ?? null)))
  const [path] = useLocation()
  const [chosen, choose] = useState<GameId | null>(null)
  const open = chosen ?? state?.id ?? (path === '/multi' ? PANEL_GAME : USUAL_GAME)
  return (
    <Dialog
      title={help.title}
      shape="wide"
      onClose={onClose}
      footer={
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {help.print}
        </Button>
      }
    >
      <Tabs
        label={help.games}
        tabs={GAME_IDS.map((id) => ({ id, name: games[id].short }))}
        open={open}
        onOpen={choose}
      >
        <HelpPanel key={open} game={open} state={state} wide />
      </Tabs>
      <Paper>
        <HelpPanel game={open} state={state} />
      </Paper>
    </Dialog>
  )
}
