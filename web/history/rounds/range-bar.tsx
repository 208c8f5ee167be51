import { Download } from 'lucide-react'
import { useId } from 'react'
import { GAME_IDS, type GameId } from '#engine/games'
import {
  addressOf,
  ordered,
  ownZone,
  PRESETS,
  type Preset,
  type Range,
  rangeOf,
} from '#web/history/rounds/range'
import css from '#web/history/rounds/range-bar.module.css'
import { useWords } from '#web/i18n/language'

/** What is looked at: a range of days, and perhaps one game. */
export interface Choice {
  readonly preset: Preset
  readonly range: Range
  readonly game: GameId | ''
}

interface Props {
  readonly choice: Choice
  readonly today: string
  readonly onChoose: (choice: Choice) => void
  /** The route whose files can be kept: `/api/history`. */
  readonly files: string
  readonly games?: boolean
}

/** TP-7: today, earlier, any days; and all of it as a file. */
export function RangeBar({ choice, today, onChoose, files, games = false }: Props) {
  const { history: words, games: names } = useWords()
  const group = useId()
  const pick = (preset: Preset) => {
    const range =
      preset === 'own'
        ? { from: choice.range.from ?? today, to: choice.range.to ?? today }
        : rangeOf(preset, today)
    onChoose({ ...choice, preset, range })
  }
  const setRange = (change: Partial<Range>) =>
    onChoose({ ...choice, range: ordered({ ...choice.range, ...change }) })
  const file = (kind: string) =>
    addressOf(`${files}.${kind}`, choice.range, ownZone(), { game: games ? choice.game : null })
  return (
    <div className={css.bar}>
      <fieldset className={css.presets}>
        <legend className="unseen">{words.period}</legend>
        {PRESETS.map((preset) => (
          <label key={preset} className={css.preset}>
            <input
              type="radio"
              name={group}
              className="unseen"
              checked={choice.preset === preset}
              onChange={() => pick(preset)}
            />
            <span>{words.presets[preset]}</span>
          </label>
        ))}
      </fieldset>
      {choice.preset === 'own' && (
        <div className={css.dates}>
          <DateField
            name={words.from}
            value={choice.range.from}
            most={today}
            onChange={(from) => setRange({ from })}
          />
          <DateField
            name={words.to}
            value={choice.range.to}
            most={today}
            onChange={(to) => setRange({ to })}
          />
        </div>
      )}
      <div className={css.end}>
        {games && (
          <select
            className={css.field}
            aria-label={words.game}
            value={choice.game}
            onChange={({ target }) =>
              onChoose({ ...choice, game: GAME_IDS.find((id) => id === target.value) ?? '' })
            }
          >
            <option value="">{words.allGames}</option>
            {GAME_IDS.map((id) => (
              <option key={id} value={id}>
                {names[id].short}
              </option>
            ))}
          </select>
        )}
        <span className={css.files}>
          <Download size={16} aria-hidden />
          <a href={file('csv')} download aria-label={words.exportCsv}>
            CSV
          </a>
          <a href={file('json')} download aria-label={words.exportJson}>
            JSON
          </a>
        </span>
      </div>
    </div>
  )
}

interface DateProps {
  readonly name: string
  readonly value: string | null
  readonly most: string
  readonly onChange: (day: string) => void
}

function DateField({ name, value, most, onChange }: DateProps) {
  return (
    <label className={css.date}>
      <span>{name}</span>
      <input
        type="date"
        className={css.field}
        value={value ?? ''}
        max={most}
        onChange={({ target }) => target.value !== '' && onChange(target.value)}
      />
    </label>
  )
}
