import '#ui/draw/cloth/materials.css'
import { useEffect } from 'react'
import css from '#ui/draw/cloth/defs.module.css'

function CardDefs() {
  return (
    <>
      <linearGradient id="card-paper" x1="0" y1="0" x2=".35" y2="1">
        <stop offset="0" stopColor="var(--card-face)" />
        <stop offset="1" stopColor="var(--card-face-low)" />
      </linearGradient>
      <linearGradient id="card-back" x1="0" y1="0" x2=".3" y2="1">
        <stop offset="0" stopColor="var(--card-back-lit)" />
        <stop offset="1" stopColor="var(--card-back-low)" />
      </linearGradient>
      <pattern
        id="card-lattice"
        width="18"
        height="18"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45 125 175) translate(3 3)"
      >
        <path d="M0 0H18M0 0V18" stroke="var(--court-gold)" strokeOpacity=".42" strokeWidth="1.3" />
        <circle cx="9" cy="9" r="2.4" fill="var(--court-gold)" fillOpacity=".5" />
      </pattern>
      <clipPath id="court-half">
        <path d="M63 36H187V175H63Z" />
      </clipPath>
    </>
  )
}

function ChipDefs() {
  return (
    <>
      <radialGradient id="chip-light" cx=".36" cy=".2" r=".95">
        <stop offset="0" stopColor="var(--light)" stopOpacity=".34" />
        <stop offset=".45" stopColor="var(--light)" stopOpacity="0" />
        <stop offset=".75" stopColor="var(--shade)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--shade)" stopOpacity=".34" />
      </radialGradient>
      <linearGradient id="chip-inlay" x1=".2" y1="0" x2=".6" y2="1">
        <stop offset="0" stopColor="var(--chip-inlay)" />
        <stop offset="1" stopColor="var(--chip-inlay-low)" />
      </linearGradient>
      <linearGradient id="chip-side" x1="0" x2="1">
        <stop offset="0" stopColor="var(--shade)" stopOpacity=".55" />
        <stop offset=".3" stopColor="var(--light)" stopOpacity=".14" />
        <stop offset=".62" stopColor="var(--shade)" stopOpacity=".12" />
        <stop offset="1" stopColor="var(--shade)" stopOpacity=".62" />
      </linearGradient>
      <radialGradient id="chip-foot">
        <stop offset=".62" stopColor="var(--shade)" stopOpacity=".5" />
        <stop offset=".86" stopColor="var(--shade)" stopOpacity=".2" />
        <stop offset="1" stopColor="var(--shade)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="metal" x1=".2" y1="0" x2=".75" y2="1">
        <stop offset="0" stopColor="var(--metal-hi)" />
        <stop offset=".42" stopColor="var(--metal)" />
        <stop offset="1" stopColor="var(--metal-low)" />
      </linearGradient>
      <linearGradient id="metal-back" x1=".2" y1="0" x2=".75" y2="1">
        <stop offset="0" stopColor="var(--metal-low)" />
        <stop offset="1" stopColor="var(--metal-hi)" />
      </linearGradient>
      <linearGradient id="token-free" x1=".2" y1="0" x2=".7" y2="1">
        <stop offset="0" stopColor="var(--light)" />
        <stop offset=".45" stopColor="var(--token-free)" />
        <stop offset="1" stopColor="var(--token-free-low)" />
      </linearGradient>
    </>
  )
}

function FurnitureDefs() {
  return (
    <>
      <linearGradient id="shoe-body" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--wood-hi)" />
        <stop offset=".5" stopColor="var(--wood)" />
        <stop offset="1" stopColor="var(--wood-lo)" />
      </linearGradient>
      <linearGradient id="shoe-front" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="var(--wood-front)" />
        <stop offset="1" stopColor="var(--wood-front-hi)" />
      </linearGradient>
      <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--brass-hi)" />
        <stop offset=".5" stopColor="var(--brass)" />
        <stop offset="1" stopColor="var(--brass-lo)" />
      </linearGradient>
      <linearGradient id="tube" x1="0" x2="1">
        <stop offset="0" stopColor="var(--shade)" stopOpacity=".72" />
        <stop offset=".42" stopColor="var(--light)" stopOpacity=".1" />
        <stop offset="1" stopColor="var(--shade)" stopOpacity=".72" />
      </linearGradient>
      <radialGradient id="foot-shadow">
        <stop offset=".4" stopColor="var(--shade)" stopOpacity=".5" />
        <stop offset=".75" stopColor="var(--shade)" stopOpacity=".2" />
        <stop offset="1" stopColor="var(--shade)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="pool-of-light">
        <stop offset="0" stopColor="var(--lamp-light)" stopOpacity=".26" />
        <stop offset=".6" stopColor="var(--lamp-light)" stopOpacity=".07" />
        <stop offset="1" stopColor="var(--lamp-light)" stopOpacity="0" />
      </radialGradient>
    </>
  )
}

/** What drawings share, once on the page; and the deck that somebody chose. */
export function Defs({ fourColours = false }: { readonly fourColours?: boolean }) {
  useEffect(() => {
    document.documentElement.dataset.deck = fourColours ? 'four' : 'two'
  }, [fourColours])
  return (
    <svg className={css.defs} aria-hidden="true">
      <defs>
        <CardDefs />
        <ChipDefs />
        <FurnitureDefs />
      </defs>
    </svg>
  )
}
