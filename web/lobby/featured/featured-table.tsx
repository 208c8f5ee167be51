import { useState } from 'react'
import { Link } from 'wouter'
import type { LobbyTable } from '#protocol/lobby/table'
import { useFormats, useWords } from '#web/i18n/language'
import { limitsWords } from '#web/lobby/card/limits'
import { ownName } from '#web/lobby/card/table-words'
import { featuredOf } from '#web/lobby/featured/featured'
import { FeaturedScene } from '#web/lobby/featured/featured-scene'
import css from '#web/lobby/featured/featured-table.module.css'

/** What does not fit beside the cards in the largest letters. */
const LONG_NAME = 12

/** One table is held out to those who do not want to choose: it is one tap away. */
export function FeaturedTable({ tables }: { readonly tables: readonly LobbyTable[] | null }) {
  const words = useWords()
  const formats = useFormats()
  const table = useFeatured(tables)
  if (table === null) return <section className={css.featured} aria-hidden="true" />
  const { short } = words.games[table.game]
  const name = ownName(table, words.games)
  return (
    <section className={css.featured} data-cloth={table.game} aria-labelledby="featured">
      <FeaturedScene game={table.game} />
      <div className={css.words}>
        <p className={css.eyebrow}>{words.lobby.featured}</p>
        <h2 id="featured" className={css.name} data-long={name.length > LONG_NAME}>
          {name}
        </h2>
        <p className={css.about}>
          {short}. <span>{words.lobby.about[table.game]}</span>
        </p>
        <div className={css.go}>
          <Link
            href={`/tables/${table.id}`}
            className={css.sit}
            aria-label={words.lobby.sitDownAt(table.name)}
          >
            {words.lobby.sitDown}
          </Link>
          <p className={css.facts}>
            <strong>{limitsWords(table, formats)}</strong>
            <span>{words.lobby.players(table.players)}</span>
          </p>
        </div>
      </div>
    </section>
  )
}

/** It stays the same while one looks, as long as it plays. */
function useFeatured(tables: readonly LobbyTable[] | null): LobbyTable | null {
  const [chosen, setChosen] = useState<string | null>(null)
  if (tables === null) return null
  const kept = tables.find(({ id, paused }) => id === chosen && paused === null)
  if (kept !== undefined) return kept
  const next = featuredOf(tables)
  if (next !== null && next.id !== chosen) setChosen(next.id)
  return next
}
