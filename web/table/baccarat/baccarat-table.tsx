import css from '#web/table/baccarat/baccarat-table.module.css'
import { CardsArrive } from '#web/table/baccarat/dealt-card'
import { BaccaratPanel } from '#web/table/baccarat/panel'
import { PhoneStage } from '#web/table/baccarat/phone-stage'
import { ResultPlate } from '#web/table/baccarat/result-plate'
import { RoadIcon } from '#web/table/baccarat/road-icon'
import { RoadStrip } from '#web/table/baccarat/road-strip'
import { ConfirmButton, TableSwitches } from '#web/table/baccarat/table-switches'
import { type Held, useHeldState } from '#web/table/baccarat/use-held-state'
import { useNews } from '#web/table/baccarat/use-news'
import { useSpots } from '#web/table/baccarat/use-spots'
import { useSwitches } from '#web/table/baccarat/use-switches'
import { WideStage } from '#web/table/baccarat/wide-stage'
import { Dock } from '#web/table/dock'
import { useFrame } from '#web/table/frame'
import { useNameAmong } from '#web/table/name-among'
import { Notices } from '#web/table/notices'
import { ChatButton, PanelButton } from '#web/table/panel-button'
import { hasRoomBeside, isLow, isNarrow } from '#web/table/room'
import { StatusBar } from '#web/table/status-bar'
import { TableBody } from '#web/table/table-body'
import type { TableProps } from '#web/table/table-props'

/** A baccarat table of either kind: what it offers is in its rules. */
export function BaccaratTable({ table, state }: TableProps) {
  const held = useHeldState(state)
  return held === null ? null : <Table table={table} held={held} />
}

function Table({ table, held }: { readonly table: string; readonly held: Held }) {
  const { state, game } = held
  const { room } = useFrame()
  const isPhone = isNarrow(room) || isLow(room)
  const isBeside = hasRoomBeside(room)
  const isTall = room.height >= room.width
  const { rows, spots, tongue } = useSpots(table, state, game)
  useSwitches(table, state, game)
  useNews(table, tongue, useNameAmong(table))
  const shared = {
    table,
    held,
    rows,
    spots,
    tongue,
    status: <StatusBar table={table} state={state} />,
    result: <ResultPlate game={game} tongue={tongue} />,
    notice: <Notices table={table} state={state} />,
  }
  const confirm = <ConfirmButton table={table} state={state} game={game} />
  const switches = (
    <>
      {game.rules.zeroCommission && <TableSwitches game={game} />}
      {confirm}
    </>
  )
  return (
    <TableBody
      table={table}
      state={state}
      stage={
        <CardsArrive>
          {isPhone ? (
            <PhoneStage
              {...shared}
              roads={<RoadStrip state={state} />}
              tools={
                isLow(room) && (
                  <>
                    <PanelButton tab="roads" name={tongue.words.baccarat.roads} icon={<RoadIcon />} />
                    {switches}
                  </>
                )
              }
            />
          ) : (
            <div className={css.stage} data-tall={isTall && !isBeside}>
              <div className={css.cloth}>
                <WideStage {...shared} confirm={confirm} />
                <div className={css.left}>
                  {!isBeside && !isTall && (
                    <PanelButton tab="roads" name={tongue.words.baccarat.roads} icon={<RoadIcon />} />
                  )}
                  <ChatButton table={table} />
                </div>
                <div className={css.right}>
                  <TableSwitches game={game} />
                </div>
              </div>
              {!isBeside && isTall && <RoadStrip state={state} large />}
            </div>
          )}
        </CardsArrive>
      }
      dock={<Dock table={table} state={state} extra={isPhone && !isLow(room) && switches} />}
      panel={<BaccaratPanel table={table} state={state} game={game} />}
    />
  )
}
