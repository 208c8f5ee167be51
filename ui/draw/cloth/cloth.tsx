import type { CSSProperties, ReactNode } from 'react'
import type { GameId } from '#engine/games'
import css from '#ui/draw/cloth/cloth.module.css'
import { Ground, Weave } from '#ui/draw/cloth/cloth-ground'
import type { ClothShape } from '#ui/draw/cloth/cloth-shapes'
import { classes } from '#ui/kit/classes'

interface Props {
  readonly game: GameId
  /** The table's print, spots and overlays: an `<StageDrawing>` and HTML placed with `placeAt`. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/**
 * The table for a wide window. It keeps its proportions, fills the room it is given up to 1.25 and sets
 * `--unit`, the length that everything on it is measured in.
 */
export function Cloth({ game, shape, children, className }: Props & { readonly shape: ClothShape }) {
  const size = { '--across': shape.width, '--down': shape.height, '--spread': shape.spread } as CSSProperties
  return (
    <div className={classes(css.room, className)} data-cloth={game}>
      <div className={css.table} style={size}>
        <Ground shape={shape} />
        <Weave shape={shape} />
        {children}
      </div>
    </div>
  )
}

/** An SVG over the whole cloth, in its coordinates: print, spots, stakes, furniture. */
export function StageDrawing({
  shape,
  children,
}: {
  readonly shape: ClothShape
  readonly children: ReactNode
}) {
  const { width, height } = shape
  return (
    <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`} role="presentation">
      {children}
    </svg>
  )
}

/** Plain cloth for narrow windows and small pictures; a brass line above where it is a table. */
export function Felt({ game, edge = false, children, className }: Props & { readonly edge?: boolean }) {
  return (
    <div className={classes(css.felt, edge && css.edge, className)} data-cloth={game}>
      {children}
    </div>
  )
}
