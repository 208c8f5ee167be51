import { Float, Shoe, Tray } from '#ui/draw/cloth/furniture'
import { useWords } from '#web/i18n/language'
import css from '#web/table/baccarat/stage/cloth-print.module.css'
import { zonePath } from '#web/table/baccarat/stage/zone-path'

interface Props {
  /** How much is left in the shoe, 0…1. */
  readonly fill: number
}

const MOST_PLAYED = 18

/** What is printed and what stands on the dealer's side. */
export function ClothPrint({ fill }: Props) {
  const { baccarat: words } = useWords()
  return (
    <g>
      <g transform="translate(514 180)">
        <path className={css.crest} d="M0 -30C14 -30 22 -18 22 0S14 30 0 30 -22 18 -22 0 -14 -30 0 -30Z" />
        <text className={css.monogram} y="11.500" textAnchor="middle">
          S
        </text>
      </g>
      <Zone name={words.bets.player} x={128} third={136} />
      <Zone name={words.bets.banker} x={572} third={772} />
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

const WIDTH = 328

/** The place of a side's cards: a line that opens for its name, and a place across for the third card. */
function Zone({ name, x, third }: { readonly name: string; readonly x: number; readonly third: number }) {
  const { baccarat: words } = useWords()
  const middle = x + WIDTH / 2
  const opening = 30 + name.length * 6
  return (
    <>
      <path className={css.zone} d={zonePath({ x, y: 104, width: WIDTH, height: 154, opening })} />
      <text className={css.side} x={middle} y="110" textAnchor="middle">
        {name}
      </text>
      <rect className={css.third} x={third} y="143" width="120" height="86" rx="7" />
      <text className={css.thirdName} x={third + 60} y="190" textAnchor="middle">
        {words.thirdCard}
      </text>
    </>
  )
}
