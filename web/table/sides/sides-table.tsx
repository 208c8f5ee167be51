import type { ReactNode } from 'react'
import type { TableState } from '#engine/table/types'
import { Dock } from '#web/table/dock/dock'
import { useFrame } from '#web/table/frame/frame'
import { ChatButton, PanelButton } from '#web/table/frame/panel-button'
import { hasRoomBeside, isLow, isNarrow } from '#web/table/frame/room'
import { TableBody } from '#web/table/frame/table-body'
import { CardsArrive } from '#web/table/sides/cards/dealt-card'
import { SidesPanel } from '#web/table/sides/panel/panel'
import { RoadIcon } from '#web/table/sides/panel/road-icon'
import { RoadStrip } from '#web/table/sides/panel/road-strip'
import type { Spots } from '#web/table/sides/spots/use-spots'
import { PhoneStage } from '#web/table/sides/stage/phone-stage'
import type { StageProps } from '#web/table/sides/stage/stage'
import { WideStage } from '#web/table/sides/stage/wide-stage'
import css from '#web/table/sides/table.module.css'
import { Notices } from '#web/table/status/notices'
import { StatusBar } from '#web/table/status/status-bar'

interface Props extends Spots, Pick<StageProps, 'names' | 'hands' | 'result'> {
  readonly table: string
  /** As it is shown: its end may be kept back until the last card has been seen. */
  readonly state: TableState
  readonly print: (fill: number) => ReactNode
  /** What stands beside the round's number; null is nothing. */
  readonly beside: string | null
  /** The player's own switches, and what they have to press: null where there is nothing. */
  readonly switches: ReactNode
  readonly confirm: ReactNode
}

/** A table where nobody sits, and cards go to two sides: on phones, on tablets, and with room beside it. */
export function SidesTable(props: Props) {
  const { table, state, rows, spots, tongue, names, hands, print, result, beside, switches, confirm } = props
  const { room } = useFrame()
  const isPhone = isNarrow(room) || isLow(room)
  const isBeside = hasRoomBeside(room)
  const isTall = room.height >= room.width
  const shared = {
    table,
    state,
    rows,
    spots,
    tongue,
    hands,
    result,
    status: <StatusBar table={table} state={state} />,
    notice: <Notices table={table} state={state} />,
  }
  const both = (
    <>
      {switches}
      {confirm}
    </>
  )
  const roadsButton = <PanelButton tab="roads" name={tongue.words.cloth.roads} icon={<RoadIcon />} />
  return (
    <TableBody
      table={table}
      state={state}
      stage={
        <CardsArrive>
          {isPhone ? (
            <PhoneStage
              {...shared}
              names={names}
              roads={<RoadStrip state={state} />}
              tools={
                isLow(room) && (
                  <>
                    {roadsButton}
                    {both}
                  </>
                )
              }
            />
          ) : (
            <div className={css.stage} data-tall={isTall && !isBeside}>
              <div className={css.cloth}>
                <WideStage {...shared} print={print} confirm={confirm} />
                <div className={css.left}>
                  {!isBeside && !isTall && roadsButton}
                  <ChatButton table={table} />
                </div>
                <div className={css.right}>{switches}</div>
              </div>
              {!isBeside && isTall && <RoadStrip state={state} large />}
            </div>
          )}
        </CardsArrive>
      }
      dock={<Dock table={table} state={state} extra={isPhone && !isLow(room) && both} />}
      panel={<SidesPanel table={table} state={state} beside={beside} />}
    />
  )
}
