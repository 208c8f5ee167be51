import { useMemo } from 'react'
import { GAMES, type GameId } from '#engine/games'
import { canonical } from '#engine/record/canonical'
import type { GameRules, TableState } from '#engine/table/types'
import { classes } from '#ui/kit/classes'
import { useFetched } from '#web/families/fetched'
import { useFamily } from '#web/families/parts'
import { chaptersOf } from '#web/help/chapters'
import css from '#web/help/help.module.css'
import { HelpTable } from '#web/help/help-table'
import type { Chapter } from '#web/help/page'
import type { HelpPart } from '#web/help/part'
import { returnsChapter } from '#web/help/returns'
import { useSpeech } from '#web/help/use-speech'

interface Props {
  readonly game: GameId
  /** The table whose own rules are shown; without it the game's usual ones. */
  readonly state?: TableState | null
  /** Over a whole page instead of beside a table. */
  readonly wide?: boolean
}

/** A game's help, written from the rule record that the engine runs (TP-15). */
export function HelpPanel(props: Props) {
  const part = useFetched(useFamily(props.game).help)
  return part === null ? null : <Help part={part} {...props} />
}

interface HelpProps extends Props {
  readonly part: HelpPart
}

function Help({ part, game, state = null, wide = false }: HelpProps) {
  const speech = useSpeech(state)
  const { help, games } = speech.words
  const rules: GameRules = state === null || state.id !== game ? GAMES[game].rules : state.game.rules
  const chapters = useMemo(() => chaptersOf(part, speech, game, rules), [part, speech, game, rules])
  const isUsual = useMemo(() => canonical(rules) === canonical(GAMES[game].rules), [rules, game])
  const { bestPlay } = part.figures[game]
  return (
    <article className={classes(css.page, wide && css.wide)}>
      <h2 className={css.name}>{games[game].name}</h2>
      {chapters.map((chapter) => (
        <HelpChapter key={chapter.id} chapter={chapter} />
      ))}
      {bestPlay !== null && part.Chart !== null && (
        <section className={css.across}>
          <h3>{help.chapters.strategy}</h3>
          <p>{isUsual ? help.chart.note : help.chart.changed}</p>
          <part.Chart play={bestPlay} />
        </section>
      )}
      {isUsual && <HelpChapter chapter={returnsChapter(part, speech, game)} />}
    </article>
  )
}

function HelpChapter({ chapter: { title, lines, table, notes = [] } }: { readonly chapter: Chapter }) {
  return (
    <section className={isAcross(table) ? css.across : undefined}>
      <h3>{title}</h3>
      {lines.length === 1 && <p>{lines[0]}</p>}
      {lines.length > 1 && (
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {table !== undefined && <HelpTable table={table} label={title} />}
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
    </section>
  )
}

/** Tables of many columns, or of many rows. */
function isAcross(table: Chapter['table']): boolean {
  return table !== undefined && (table.head.length > 3 || table.groups.length > 1)
}
