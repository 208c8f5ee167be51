import css from '#web/table/baccarat/baccarat-table.module.css'
import { CardsArrive } from '#web/table/baccarat/cards/dealt-card'
import { useHeldState } from '#web/table/baccarat/cards/use-held-state'
import { ConfirmButton, TableSwitches } from '#web/table/baccarat/decisions/table-switches'
import { useSwitches } from '#web/table/baccarat/decisions/use-switches'
import { BaccaratPanel } from '#web/table/baccarat/panel/panel'
import { RoadIcon } from '#web/table/baccarat/panel/road-icon'
import { RoadStrip } from '#web/table/baccarat/panel/road-strip'
import { ResultPlate } from '#web/table/baccarat/results/result-plate'
import { useNews } from '#web/table/baccarat/results/use-news'
import { useSpots } from '#web/table/baccarat/spots/use-spots'
import { PhoneStage } from '#web/table/baccarat/stage/phone-stage'
import { WideStage } from '#web/table/baccarat/stage/wide-stage'
import { Dock } from '#web/table/dock/dock'
import { useFrame } from '#web/table/frame/frame'
import { useNameAmong } from '#web/table/frame/name-among'
import { ChatButton, PanelButton } from '#web/table/frame/panel-button'
import { hasRoomBeside, isLow, isNarrow } from '#web/table/frame/room'
import { TableBody } from '#web/table/frame/table-body'
import { Notices } from '#web/table/status/notices'
import { StatusBar } from '#web/table/status/status-bar'
import type { TableProps } from '#web/table/table-props'

/** A baccarat table of either kind: what it offers is in its rules. */
export function BaccaratTable({ table, state: told }: TableProps<'baccarat'>) {
  const held = useHeldState(told)
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
