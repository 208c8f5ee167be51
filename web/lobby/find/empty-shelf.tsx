import { Button } from '#ui/kit/button'
import type { Words } from '#web/i18n/language'
import { useWords } from '#web/i18n/language'
import css from '#web/lobby/find/empty-shelf.module.css'
import { type Filter, isFiltered, NO_FILTER, type Shelf } from '#web/lobby/find/filters'
import type { ShownLobby } from '#web/lobby/find/use-shown-tables'

/** Nothing to show: why, and the way back. */
export function EmptyShelf({ lobby }: { readonly lobby: ShownLobby }) {
  const { lobby: words } = useWords()
  const { filter, change } = lobby
  const { title, text } = emptyWords(filter, words)
  return (
    <div className={css.empty}>
      <h3>{title}</h3>
      <p>{text}</p>
      {isFiltered(filter) && <Button onClick={() => change(NO_FILTER)}>{words.showAll}</Button>}
    </div>
  )
}

function emptyWords(
  filter: Filter,
  words: Words['lobby'],
): { readonly title: string; readonly text: string } {
  const { shelf, ...rest } = filter
  if (!isFiltered(filter)) return { title: words.noTables, text: words.noTablesText }
  if (isFiltered({ ...rest, shelf: 'all' }))
    return { title: words.nothingFound, text: words.nothingFoundText }
  return shelfWords(shelf, words)
}

function shelfWords(shelf: Shelf, words: Words['lobby']) {
  if (shelf === 'favourites') return { title: words.noFavourites, text: words.noFavouritesText }
  if (shelf === 'recent') return { title: words.noRecent, text: words.noRecentText }
  if (shelf === 'good-roads') return { title: words.noGoodRoads, text: words.noGoodRoadsText }
  return { title: words.nothingFound, text: words.nothingFoundText }
}
