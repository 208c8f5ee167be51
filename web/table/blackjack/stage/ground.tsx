import type { CSSProperties, ReactNode } from 'react'
import type { GameId } from '#engine/games'
import { Cloth, Felt, StageDrawing } from '#ui/draw/cloth/cloth'
import { HALF_MOON } from '#ui/draw/cloth/cloth-shapes'
import css from '#web/table/blackjack/stage/ground.module.css'
import type { StagePlan } from '#web/table/blackjack/stage/plan'

interface Props {
  readonly game: GameId
  readonly plan: StagePlan
  /** Pixels for one length of the drawing; a wide table finds it by itself. */
  readonly unit: number
  /** Print, sockets and furniture, in the stage's coordinates. */
  readonly drawing: ReactNode
  readonly children: ReactNode
}

/** The near edge of a table that is cut off at both sides. */
function NearRail({ width, height }: { readonly width: number; readonly height: number }) {
  const edge = (out: number) =>
    `M${-out - 30} ${height * 0.36}C${-out} ${height * 0.74} ${width * 0.2} ${height - 22 + out} ${width / 2} ${height - 22 + out}S${width + out} ${height * 0.74} ${width + 30 + out} ${height * 0.36}`
  const below = `L${width + 200} ${height + 400}H-200Z`
  return (
    <>
      <path d={`${edge(0)}${below}`} fill="var(--rail-shadow)" />
      <path d={`${edge(4)}${below}`} fill="var(--rail-near)" />
      <path d={edge(16)} fill="none" stroke="var(--lamp-light)" strokeOpacity=".1" strokeWidth="7" />
      <path d={edge(2)} fill="none" stroke="var(--brass)" strokeWidth="2" />
    </>
  )
}

/** The cloth that everything lies on: a whole table where there is room, else its middle. */
export function Ground({ game, plan, unit, drawing, children }: Props) {
  if (plan.kind === 'wide') {
    return (
      <Cloth game={game} shape={HALF_MOON}>
        <StageDrawing shape={HALF_MOON}>{drawing}</StageDrawing>
        {children}
      </Cloth>
    )
  }
  const { width, height } = plan
  return (
    <div className={css.narrow} style={{ '--unit': `${unit}px` } as CSSProperties}>
      <Felt game={game} edge className={css.felt}>
        <svg
          className={css.drawing}
          viewBox={`0 0 ${width} ${height}`}
          style={{ height: height * unit }}
          aria-hidden="true"
        >
          {plan.kind === 'tall' && <NearRail width={width} height={height} />}
          {drawing}
        </svg>
        {children}
      </Felt>
    </div>
  )
}
