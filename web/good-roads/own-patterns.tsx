import { Pencil, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MOST_OWN_ROADS, type OwnRoad } from '#protocol/own-roads'
import { Button } from '#ui/kit/button'
import { IconButton } from '#ui/kit/icon-button'
import { keep } from '#web/account/settings/keep'
import { PatternCard } from '#web/good-roads/pattern-card'
import css from '#web/good-roads/patterns.module.css'
import { useWords } from '#web/i18n/language'
import { useSetting } from '#web/state/settings'

interface Props {
  /** Null draws a new one. */
  readonly onDraw: (road: OwnRoad | null) => void
}

/** Patterns that the player drew. */
export function OwnPatterns({ onDraw }: Props) {
  const { goodRoads: words } = useWords()
  const own = useSetting('ownRoads')
  /** A drawing is soon lost: it is deleted by a second press. */
  const [dropping, setDropping] = useState<string | null>(null)
  const isFull = own.length >= MOST_OWN_ROADS
  const change = (id: string, change: Partial<OwnRoad>) =>
    void keep({ ownRoads: own.map((road) => (road.id === id ? { ...road, ...change } : road)) })
  const drop = (id: string) => {
    setDropping(null)
    void keep({ ownRoads: own.filter((road) => road.id !== id) })
  }
  return (
    <section>
      <div className={css.head}>
        <h3>{words.own}</h3>
      </div>
      <p className={css.hint}>{isFull ? words.ownFull(MOST_OWN_ROADS) : words.ownNone}</p>
      <ul className={css.cards}>
        {own.map((road) => (
          <li key={road.id} className={css.own}>
            <PatternCard
              name={road.name}
              drawing={road}
              grows={road.grows}
              on={road.on}
              onSwitch={(on) => change(road.id, { on })}
            />
            <div className={css.tools}>
              {dropping === road.id ? (
                <Button
                  size="small"
                  look="stop"
                  autoFocus
                  onBlur={() => setDropping(null)}
                  onClick={() => drop(road.id)}
                >
                  {words.dropNow}
                </Button>
              ) : (
                <>
                  <IconButton label={words.edit(road.name)} icon={<Pencil />} onClick={() => onDraw(road)} />
                  <IconButton
                    label={words.drop(road.name)}
                    icon={<Trash2 />}
                    onClick={() => setDropping(road.id)}
                  />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Button look="outline" className={css.draw} disabled={isFull} onClick={() => onDraw(null)}>
        <PenLine aria-hidden />
        {words.draw}
      </Button>
    </section>
  )
}
