import css from '#ui/draw/cards/card.module.css'

const MEDAL = 'M125 106C160 106 182 136 182 175s-22 69-57 69-57-30-57-69 22-69 57-69Z'
const INNER_MEDAL = 'M125 114C155 114 174 140 174 175s-19 61-49 61-49-26-49-61 19-61 49-61Z'

export function CardBack() {
  return (
    <>
      <rect
        x="1"
        y="1"
        width="248"
        height="348"
        rx="17"
        fill="var(--card-rim)"
        stroke="var(--card-edge)"
        strokeWidth="2"
      />
      <rect x="13" y="13" width="224" height="324" rx="9" fill="url(#card-back)" />
      <rect x="13" y="13" width="224" height="324" rx="9" fill="url(#card-lattice)" />
      <rect
        x="21"
        y="21"
        width="208"
        height="308"
        rx="5"
        fill="none"
        stroke="var(--court-gold)"
        strokeOpacity=".85"
        strokeWidth="1.6"
      />
      <path d={MEDAL} fill="var(--card-medal)" stroke="var(--court-gold)" strokeWidth="2.2" />
      <path d={INNER_MEDAL} fill="none" stroke="var(--court-gold)" strokeOpacity=".55" />
      <text
        className={css.monogram}
        x="125"
        y="206"
        textAnchor="middle"
        fontSize="92"
        fill="var(--card-medal-ink)"
      >
        S
      </text>
    </>
  )
}
