import { Search } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { useWords } from '#console/i18n/language'
import {
  type Arrangement,
  FLOOR_FILTERS,
  FLOOR_SORTS,
  type FloorSort,
  fits,
} from '#console/supervisor/floor/arrange'
import css from '#console/supervisor/floor/filters.module.css'
import type { FloorTable } from '#protocol/staff/to-supervisor'

interface Props {
  readonly tables: readonly FloorTable[]
  readonly how: Arrangement
  readonly onChange: (how: Arrangement) => void
  readonly search: RefObject<HTMLInputElement | null>
}

/** Which tables, with how many there are of each kind, and in which order. */
export function Filters({ tables, how, onChange, search }: Props) {
  const { floor } = useWords().supervisor
  const sortId = useId()
  return (
    <div className={css.bar}>
      <fieldset className={css.filters}>
        <legend className="unseen">{floor.filters.label}</legend>
        {FLOOR_FILTERS.map((filter) => {
          const count = tables.filter((table) => fits(table, filter)).length
          return (
            <button
              key={filter}
              type="button"
              aria-pressed={how.filter === filter}
              data-loud={filter === 'alarms' && count > 0}
              onClick={() => onChange({ ...how, filter })}
            >
              {floor.filters[filter]}
              <b>{count}</b>
            </button>
          )
        })}
      </fieldset>
      <label className={css.search}>
        <Search aria-hidden />
        <input
          ref={search}
          type="search"
          aria-label={floor.search}
          placeholder={floor.searchHint}
          value={how.text}
          onChange={({ target }) => onChange({ ...how, text: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            onChange({ ...how, text: '' })
            event.currentTarget.blur()
          }}
        />
      </label>
      <label className={css.sort} htmlFor={sortId}>
        {floor.sorts.label}
        <select
          id={sortId}
          value={how.sort}
          onChange={({ target }) => onChange({ ...how, sort: sortOf(target.value) })}
        >
          {FLOOR_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {floor.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function sortOf(value: string): FloorSort {
  return FLOOR_SORTS.find((sort) => sort === value) ?? 'urgent'
}
