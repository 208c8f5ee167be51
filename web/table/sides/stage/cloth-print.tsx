import type { ReactNode } from 'react'
import { Float, Shoe, Tray } from '#ui/draw/cloth/furniture'
import css from '#web/table/sides/stage/cloth-print.module.css'
import { zonePath } from '#web/table/sides/stage/stage'

interface Props {
  /** How much is left in the shoe, 0…1. */
  readonly fill: number
  /** Both sides, from left to right; what else is printed in their zones comes with them. */
  readonly names: readonly [left: string, right: string]
  readonly children?: ReactNode
}

const MOST_PLAYED = 18
const WIDTH = 328

/** What is printed and what stands on the dealer's side. */
export function ClothPrint({ fill, names: [left, right], children }: Props) {
  return (
    <g>
      <g transform="translate(514 180)">
        <path className={css.crest} d="M0 -30C14 -30 22 -18 22 0S14 30 0 30 -22 18 -22 0 -14 -30 0 -30Z" />
        <text className={css.monogram} y="11.500" textAnchor="middle">
          S
        </text>
      </g>
      <Zone name={left} x={128} />
      <Zone name={right} x={572} />
      {children}
      <g transform="translate(10 46) scale(.84)">
        <Tray cards={(1 - fill) * MOST_PLAYED} />
      </g>
      <g transform="translate(880 20) scale(.84)">
        <Shoe fill={fill} />
      </g>
      <g transform="translate(374 8)">
        <Float />
      </g>
    </g>
  )
}

/** The place of a side's cards: a line that opens for its name. */
function Zone({ name, x }: { readonly name: string; readonly x: number }) {
  return (
    <>
      <path
        className={css.zone}
        d={zonePath({ x, y: 104, width: WIDTH, height: 154, opening: 30 + name.length * 6 })}
      />
      <text className={css.side} x={x + WIDTH / 2} y="110" textAnchor="middle">
        {name}
      </text>
    </>
  )
}
