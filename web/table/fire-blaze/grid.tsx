import type { CSSProperties } from 'react'
import type { LevelRules } from '#engine/blackjack/fire-blaze/types'
import { useWords } from '#web/i18n/language'
import type { Beat } from '#web/table/fire-blaze/beats'
import css from '#web/table/fire-blaze/grid.module.css'
import { Section } from '#web/table/fire-blaze/section'
import { gridShape, sectionsOf } from '#web/table/fire-blaze/sections'
import { useMedia } from '#web/ui/use-media'

const NARROW = '(max-width: 767px)'

/** All sections, as large as there is room for. */
export function Grid({ beat, level }: { readonly beat: Beat; readonly level: LevelRules }) {
  const words = useWords()
  const isNarrow = useMedia(NARROW)
  const { columns, rows } = gridShape(level.sections, isNarrow)
  const faces = level.cells.map(([value]) => value)
  return (
    <div
      className={css.room}
      data-rows={rows}
      data-columns={columns}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
    >
      <div className={css.grid} role="group" aria-label={words.fireBlaze.grid}>
        {sectionsOf(beat.bonus).map((section) => (
          <Section
            key={section.index}
            section={section}
            fresh={beat.fresh}
            spinning={beat.kind === 'spin'}
            revealed={beat.revealed === section.index}
            faces={faces}
          />
        ))}
      </div>
    </div>
  )
}
