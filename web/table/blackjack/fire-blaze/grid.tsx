import type { CSSProperties } from 'react'
import type { LevelRules } from '#engine/blackjack/fire-blaze/types'
import { useWords } from '#web/i18n/language'
import type { Beat } from '#web/table/blackjack/fire-blaze/beats'
import css from '#web/table/blackjack/fire-blaze/grid.module.css'
import { Section } from '#web/table/blackjack/fire-blaze/section'
import { gridShape, sectionsOf } from '#web/table/blackjack/fire-blaze/sections'
import { useFrame } from '#web/table/frame/frame'
import { isLow, isNarrow, isUpright } from '#web/table/frame/room'

/** All sections, as large as there is room for. */
export function Grid({ beat, level }: { readonly beat: Beat; readonly level: LevelRules }) {
  const words = useWords()
  const { room } = useFrame()
  const shape = isLow(room) ? 'low' : isNarrow(room) || isUpright(room) ? 'narrow' : 'plenty'
  const { columns, rows } = gridShape(level.sections, shape)
  const faces = level.cells.map(([value]) => value)
  return (
    <div
      className={css.room}
      data-rows={rows}
      data-columns={columns}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
    >
      <fieldset className={css.grid} aria-label={words.fireBlaze.grid}>
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
      </fieldset>
    </div>
  )
}
