import { CELLS_PER_SECTION } from '#engine/blackjack/fire-blaze/grid'
import { classes } from '#ui/kit/classes'
import { inPlaces } from '#ui/kit/in-places'
import type { Words } from '#web/i18n/language'
import { useWords } from '#web/i18n/language'
import { Cell } from '#web/table/blackjack/fire-blaze/cell'
import { Multiplier } from '#web/table/blackjack/fire-blaze/multiplier'
import css from '#web/table/blackjack/fire-blaze/section.module.css'
import type { SectionView } from '#web/table/blackjack/fire-blaze/sections'

interface Props {
  readonly section: SectionView
  readonly fresh: readonly number[]
  readonly spinning: boolean
  readonly revealed: boolean
  readonly faces: readonly number[]
}

/** Two columns of three, and what they brought when the sixth was filled. */
export function Section({ section, fresh, spinning, revealed, faces }: Props) {
  const words = useWords()
  const { index, cells, kind, times, sum, star } = section
  const text = sectionText(words, section)
  return (
    <section
      className={classes(css.section, kind !== 'open' && css.full, revealed && css.revealed)}
      aria-label={words.fireBlaze.sectionName(index + 1, text, sum + star)}
    >
      <div className={css.head}>
        <Seal section={section} />
      </div>
      <div className={css.cells}>
        {inPlaces(cells).map(([cell, value]) => (
          <Cell
            key={cell}
            value={value}
            times={times}
            fresh={fresh.includes(index * CELLS_PER_SECTION + cell)}
            spinning={spinning}
            faces={faces}
            place={cell + index}
          />
        ))}
      </div>
      <footer className={css.foot}>
        <span>{text}</span>
        <b>{sum + star}</b>
      </footer>
    </section>
  )
}

function sectionText({ fireBlaze: words }: Words, { kind, sum, star }: SectionView): string {
  return kind === 'star' ? words.section.star(sum, star) : words.section[kind]
}

function Seal({ section: { kind, times, star, filled } }: { readonly section: SectionView }) {
  const words = useWords()
  switch (kind) {
    case 'boost':
      return (
        <span className={classes(css.seal, css.boost)}>
          <b>
            <Multiplier value={times} />
          </b>
        </span>
      )
    case 'star':
      return (
        <span className={css.star}>
          <Star />
          <b>{star}</b>
        </span>
      )
    default:
      return <span className={css.seal}>{words.fireBlaze.filled(filled, CELLS_PER_SECTION)}</span>
  }
}

function Star() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <defs>
        <linearGradient id="fire-star" x1=".3" y1="0" x2=".7" y2="1">
          <stop offset="0" stopColor="var(--fire-star-hi)" />
          <stop offset=".5" stopColor="var(--fire-star)" />
          <stop offset="1" stopColor="var(--fire-star-lo)" />
        </linearGradient>
      </defs>
      <path
        d="M32 2.500 40.800 22.200 62 24.400 46.200 38.700 50.700 60 32 49.200 13.300 60 17.800 38.700 2 24.400 23.200 22.200Z"
        fill="url(#fire-star)"
        stroke="var(--fire-star-hi)"
        strokeWidth="1"
        strokeLinejoin="round"
      />
    </svg>
  )
}
