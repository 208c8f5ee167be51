import { ChevronDown, Heart, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/kit/classes'
import { useFormats, useWords } from '#web/i18n/language'
import css from '#web/lobby/find/filter-bar.module.css'
import { BANDS, type Band, gamesHere, onShelf, type Shelf } from '#web/lobby/find/filters'
import type { ShownLobby } from '#web/lobby/find/use-shown-tables'
import { usePerson } from '#web/state/person'

/** Which tables are shown: one shelf, and what else they must have. */
export function FilterBar({ lobby }: { readonly lobby: ShownLobby }) {
  const words = useWords()
  const { tables, filter, known, change } = lobby
  const pill = (
    shelf: Shelf,
    name: string,
    rest: { icon?: ReactNode; className?: string | undefined } = {},
  ) => (
    <Pill
      {...rest}
      name={name}
      count={onShelf(tables ?? [], shelf, known).length}
      on={filter.shelf === shelf}
      onPick={() => change({ shelf: filter.shelf === shelf ? 'all' : shelf })}
    />
  )
  return (
    <fieldset className={css.bar} aria-label={words.lobby.filters}>
      <div className={css.row}>
        {pill('all', words.lobby.all)}
        {gamesHere(tables).map((game) => (
          <span key={game} className={css.slot}>
            {pill(game, words.games[game].short)}
          </span>
        ))}
      </div>
      <div className={css.row}>
        {pill('favourites', words.lobby.favourites, {
          icon: <Heart size={16} aria-hidden />,
          className: css.brief,
        })}
        {pill('recent', words.lobby.recent, {
          icon: <History size={16} aria-hidden />,
          className: css.brief,
        })}
        {pill('good-roads', words.lobby.roadsTitle, { className: css.narrowOnly })}
        <Pill
          name={words.lobby.freeSeats}
          on={filter.freeSeats}
          onPick={() => change({ freeSeats: !filter.freeSeats })}
        />
        <BandChoice band={filter.band} onPick={(band) => change({ band })} />
      </div>
    </fieldset>
  )
}

interface PillProps {
  readonly name: string
  readonly count?: number
  readonly on: boolean
  readonly onPick: () => void
  readonly icon?: ReactNode
  readonly className?: string | undefined
}

function Pill({ name, count, on, onPick, icon, className }: PillProps) {
  return (
    <button
      type="button"
      className={classes(css.pill, className)}
      aria-pressed={on}
      title={icon === undefined ? undefined : name}
      onClick={onPick}
    >
      {icon}
      <span className={css.name}>{name}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  )
}

function BandChoice({ band, onPick }: { readonly band: Band; readonly onPick: (band: Band) => void }) {
  const { lobby: words } = useWords()
  const { money } = useFormats()
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  const amount = (cents: number) => (Number.isFinite(cents) ? money(cents, currency, true) : '')
  return (
    <label className={css.choice} data-on={band !== 'all'}>
      <span className="unseen">{words.limits}</span>
      <select
        value={band}
        onChange={(event) => {
          const picked = BAND_NAMES.find((name) => name === event.target.value)
          if (picked !== undefined) onPick(picked)
        }}
      >
        {BAND_NAMES.map((name) => (
          <option key={name} value={name}>
            {words.limits}: {words.bands[name](amount(BANDS[name][0]), amount(BANDS[name][1]))}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </label>
  )
}

const BAND_NAMES = Object.keys(BANDS) as readonly Band[]
