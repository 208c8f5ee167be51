import { LEVELS } from '#engine/blackjack/fire-blaze/types'
import type { LobbyTable } from '#protocol/lobby/table'
import { CardBack } from '#ui/draw/cards/card-back'
import { useWords } from '#web/i18n/language'
import css from '#web/lobby/blackjack/fire-track.module.css'

const FIRST = 70
const STEP = 40

/** The two hands that everybody shares, and the five levels of the bonus above them; lit while it runs. */
export function FireTrack({ table: { phase } }: { readonly table: LobbyTable }) {
  const { lobby: words } = useWords()
  return (
    <svg
      className={css.table}
      viewBox="0 0 300 104"
      role="img"
      aria-label={words.bonusLevels}
      data-lit={phase === 'bonus'}
    >
      <path className={css.edge} d="M22 8Q150 -4 278 8C284 60 226 98 150 98S16 60 22 8Z" />
      <path className={css.line} d={`M${FIRST} 25H${FIRST + STEP * (LEVELS.length - 1)}`} />
      {LEVELS.map((level, index) => (
        <g key={level} transform={`translate(${FIRST + STEP * index} 25)`}>
          <circle className={css.level} r={5 + index * 0.6} />
          <text className={css.name} textAnchor="middle" y="20">
            {words.levels[level]}
          </text>
        </g>
      ))}
      {[112, 188].map((x, index) => (
        <g key={x} transform={`translate(${x} 72)`}>
          <ellipse className={css.hand} rx="26" ry="17" />
          {phase === 'betting' ? (
            <text className={css.number} textAnchor="middle" y="5">
              {index + 1}
            </text>
          ) : (
            [-11, -3].map((left) => (
              <g key={left} transform={`translate(${left} -10) scale(.056)`}>
                <CardBack />
              </g>
            ))
          )}
        </g>
      ))}
    </svg>
  )
}
