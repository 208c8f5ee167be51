import { useWords } from '#web/i18n/language'
import { ClothPrint as SidesPrint } from '#web/table/sides/stage/cloth-print'
import css from '#web/table/sides/stage/cloth-print.module.css'

/** The print of both sides, with a place across for each third card. */
export function ClothPrint({ fill }: { readonly fill: number }) {
  const { baccarat: words } = useWords()
  return (
    <SidesPrint fill={fill} names={[words.bets.player, words.bets.banker]}>
      {[136, 772].map((x) => (
        <g key={x}>
          <rect className={css.third} x={x} y="143" width="120" height="86" rx="7" />
          <text className={css.thirdName} x={x + 60} y="190" textAnchor="middle">
            {words.thirdCard}
          </text>
        </g>
      ))}
    </SidesPrint>
  )
}
