import { ask } from '#engine/roads/ask'
import type { Colour, DerivedRoadName } from '#engine/roads/derived-roads'
import type { Side } from '#engine/roads/result'
import { classes } from '#ui/kit/classes'
import { useWords } from '#web/i18n/language'
import { DerivedMarks } from '#web/roads/derived-road'
import css from '#web/roads/probe-buttons.module.css'
import road from '#web/roads/road.module.css'
import { type Results, roadsFor } from '#web/roads/shoe'
import type { SideWords } from '#web/roads/side-words'

interface Props {
  readonly sides: SideWords
  readonly results: Results
  readonly probe: Side | null
  /** Null when the same button is pressed again. */
  readonly onProbe: (side: Side | null) => void
  readonly dark?: boolean
  /** Letters instead of words, one below the other: for phones. */
  readonly short?: boolean
}

const DERIVED = ['bigEyeBoy', 'smallRoad', 'cockroachRoad'] as const satisfies readonly DerivedRoadName[]
const SIDES = [
  ['P', 'player'],
  ['B', 'banker'],
] as const

function Sign({ which, colour }: { readonly which: DerivedRoadName; readonly colour: Colour | null }) {
  return (
    <svg className={css.sign} viewBox="0 0 10 10" aria-hidden="true">
      {colour === null ? (
        <path className={css.none} d="M3.5 5h3" />
      ) : (
        <DerivedMarks which={which} cells={[{ col: 0, row: 0, color: colour }]} />
      )}
    </svg>
  )
}

/** "Chiedi Giocatore" and "Chiedi Banco", with the symbols that would come (RD-4). */
export function ProbeButtons({ sides, results, probe, onProbe, dark = false, short = false }: Props) {
  const { roads: words } = useWords()
  const coming = ask(roadsFor(results))
  return (
    <div className={classes(road.road, dark && road.dark, css.buttons, short && css.short)}>
      {SIDES.map(([side, name]) => {
        const colours = coming[name]
        const heard = DERIVED.map((which) => {
          const colour = colours[which]
          return colour === null
            ? words.nothingComing(words[which])
            : words.coming(words[which], words.colours[colour])
        })
        return (
          <button
            key={side}
            type="button"
            className={classes(css.button, css[name], dark && css.onDark)}
            aria-pressed={probe === side}
            aria-label={[sides.ask[side], ...heard].join(', ')}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onProbe(side)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onProbe(null)}
            onClick={({ nativeEvent }) => {
              // Who points with a mouse has asked already.
              const byMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
              if (!byMouse) onProbe(probe === side ? null : side)
            }}
          >
            <span className={css.word}>{short ? sides.askShort[side] : sides.ask[side]}</span>
            <span className={css.signs}>
              {DERIVED.map((which) => (
                <Sign key={which} which={which} colour={colours[which]} />
              ))}
            </span>
          </button>
        )
      })}
    </div>
  )
}
