import type { GameId } from '#engine/games'
import { useWords } from '#web/i18n/language'
import { useTableSession } from '#web/state/table-sessions'
import css from '#web/table/frame/regulator-line.module.css'

interface Props {
  readonly game?: GameId
  readonly table?: string
  readonly name?: string
  readonly code?: string
}

/** TP-12: the game and the regulator's numbers, always in sight. */
export function RegulatorLine({ game, table = '', name, code }: Props) {
  const words = useWords()
  const session = useTableSession(table)
  return (
    <aside className={css.line} aria-label={words.table.regulator}>
      <dl className={css.facts}>
        {game === undefined ? (
          <Fact name={words.table.playSession} value={words.table.noSession} />
        ) : (
          <>
            <Fact name={words.table.game} value={words.games[game].name} wide />
            <div className={css.where}>
              <dt>{name}</dt>
              <dd>{code !== undefined && `· ${code}`}</dd>
            </div>
            <Fact
              name={words.table.sessionId}
              short={words.table.sessionShort}
              value={session?.session ?? words.table.noSession}
            />
            <Fact
              name={words.table.participationId}
              short={words.table.participationShort}
              value={session?.participation ?? words.table.noSession}
            />
          </>
        )}
      </dl>
      <p className={css.warning}>
        <span className={css.words}>{words.table.forbidden}</span>
        <strong className={css.age}>18+</strong>
      </p>
    </aside>
  )
}

interface FactProps {
  readonly name: string
  /** The same name where there is little room. */
  readonly short?: string
  readonly value: string
  readonly wide?: boolean
}

function Fact({ name, short = name, value, wide = false }: FactProps) {
  return (
    <div className={wide ? css.wide : css.fact}>
      <dt>
        <span className={css.whole}>{name}</span>
        <abbr className={css.short} title={name}>
          {short}
        </abbr>
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
