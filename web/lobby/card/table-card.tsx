import { Mic, Users, Video } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { Link } from 'wouter'
import type { LobbyTable } from '#protocol/lobby/table'
import { Felt } from '#ui/draw/cloth/cloth'
import { useFamily } from '#web/families/parts'
import { useMatches } from '#web/good-roads/state'
import { useFormats, useWords } from '#web/i18n/language'
import { FavouriteButton } from '#web/lobby/card/favourite-button'
import { limitsWords } from '#web/lobby/card/limits'
import css from '#web/lobby/card/table-card.module.css'
import picture from '#web/lobby/card/table-picture.module.css'
import { TableState } from '#web/lobby/card/table-state'
import { noteWords, ownName } from '#web/lobby/card/table-words'
import { AddButton } from '#web/side/add-button'

interface Props {
  readonly table: LobbyTable
  /** The player is at it now. */
  readonly here: boolean
  readonly onPick?: ((event: MouseEvent, table: string) => void) | undefined
  readonly onAdd?: ((table: string) => void) | undefined
}

/** A table in the lobby: its live picture, what happens at it, and what it costs to sit there (TP-1). */
export const TableCard = memo(function TableCard({ table, here, onPick, onAdd }: Props) {
  const words = useWords()
  const formats = useFormats()
  const note = noteWords(table, useFamily(table.game), useMatches(table.id), words)
  return (
    <article
      className={css.card}
      data-cloth={table.game}
      data-paused={table.paused !== null}
      data-here={here}
    >
      <TablePicture table={table} />
      {here && <p className={css.here}>{words.lobby.here}</p>}
      <div className={css.about}>
        <h3>
          <Link
            className={css.link}
            href={`/tables/${table.id}`}
            {...(here ? { 'aria-current': 'page' as const } : {})}
            onClick={(event) => onPick?.(event, table.id)}
          >
            {ownName(table, words.games)}
          </Link>
        </h3>
        <p className={css.game}>
          {words.games[table.game].short}
          {note !== null && (
            <>
              {' · '}
              <strong>{note}</strong>
            </>
          )}
        </p>
        <TableState table={table} />
      </div>
      <div className={css.foot}>
        <div className={css.facts}>
          <p>
            <span>{limitsWords(table, formats)}</span>
            <span className={css.players} title={words.lobby.players(table.players)}>
              <Users size={14} aria-hidden />
              <span aria-hidden>{formats.number(table.players)}</span>
              <span className="unseen">{words.lobby.players(table.players)}</span>
            </span>
          </p>
          <p className={css.dealer}>
            <span className="unseen">{words.lobby.dealer('')}</span>
            {table.dealer ?? words.lobby.automaticDealer}
            {table.voiceOver && <Mic size={14} role="img" aria-label={words.lobby.voiceOver} />}
            {table.video !== null && <Video size={14} role="img" aria-label={words.lobby.video} />}
          </p>
        </div>
        {onAdd !== undefined && !here && <AddButton table={table} onAdd={onAdd} />}
        <FavouriteButton table={table.id} name={table.name} />
      </div>
    </article>
  )
})

/** What can be seen of a table from the door. */
function TablePicture({ table }: { readonly table: LobbyTable }) {
  const { Picture } = useFamily(table.game).lobby
  return (
    <Felt game={table.game} className={picture.picture}>
      <Picture table={table} />
    </Felt>
  )
}
