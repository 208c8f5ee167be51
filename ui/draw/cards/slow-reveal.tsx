import type { CSSProperties } from 'react'
import type { Card as CardCode } from '#engine/cards/card'
import { Card } from '#ui/draw/cards/card'
import css from '#ui/draw/cards/slow-reveal.module.css'
import { units } from '#ui/draw/place'

/**
 * The left lower corner of a card that lies face down is lifted along a slanting fold. Two windows slide
 * along the fold's normal, what they show slides against them: the back that is left, and the lifted
 * corner's front, mirrored on the fold.
 */
export function SlowReveal({ card, width }: { readonly card: CardCode; readonly width: number }) {
  const measures = { '--lift': units(width * 0.56), '--wide': units(width) } as CSSProperties
  return (
    <div className={css.reveal} style={measures}>
      <div className={css.slant}>
        <div className={css.window}>
          <div className={css.against}>
            <div className={css.straight}>
              <Card card={null} width={width} />
            </div>
          </div>
        </div>
        <div className={css.window}>
          <div className={css.along}>
            <div className={css.mirror}>
              <div className={css.straight}>
                <div className={css.turned}>
                  <Card card={card} width={width} />
                </div>
              </div>
            </div>
          </div>
          <div className={css.crease} />
        </div>
      </div>
    </div>
  )
}
