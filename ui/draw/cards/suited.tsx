import { SUITS } from '#engine/cards/card'
import { SYMBOLS } from '#protocol/story/say'
import css from '#ui/draw/cards/suited.module.css'
import { SUIT_PATHS } from '#ui/draw/cards/suits'

const SIGNS = new Map(SUITS.map((suit) => [SYMBOLS[suit], SUIT_PATHS[suit]]))
const PARTS = new RegExp(`[${[...SIGNS.keys()].join('')}]|[^${[...SIGNS.keys()].join('')}]+`, 'g')

/** A sentence whose suits are drawn as the cards draw theirs: not every device has them as letters. */
export function Suited({ text }: { readonly text: string }) {
  return (
    <span>
      {[...text.matchAll(PARTS)].map(({ 0: part, index }) => {
        const sign = SIGNS.get(part)
        return sign === undefined ? (
          part
        ) : (
          <span key={index} className={css.sign}>
            <span className="unseen">{part}</span>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path d={sign} />
            </svg>
          </span>
        )
      })}
    </span>
  )
}
