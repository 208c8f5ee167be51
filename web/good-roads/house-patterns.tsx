import { GOOD_ROAD_NAMES } from '#engine/roads/good-roads'
import { Button } from '#ui/kit/button'
import { keep, toggled } from '#web/account/settings/keep'
import { PatternCard } from '#web/good-roads/pattern-card'
import css from '#web/good-roads/patterns.module.css'
import { shapeOf } from '#web/good-roads/shapes'
import { useWords } from '#web/i18n/language'
import { useHouseSides } from '#web/roads/use-sides'
import { useSetting } from '#web/state/settings'

/** The twelve of the rulebook (RD-6), each with its shape; all are on until somebody says otherwise (MP-3). */
export function HousePatterns() {
  const { goodRoads: words } = useWords()
  const sides = useHouseSides()
  const wanted = useSetting('goodRoads')
  return (
    <section>
      <div className={css.head}>
        <h3>{words.patterns}</h3>
        <Button
          size="small"
          look="quiet"
          disabled={wanted.length === GOOD_ROAD_NAMES.length}
          onClick={() => void keep({ goodRoads: GOOD_ROAD_NAMES })}
        >
          {words.allOn}
        </Button>
        <Button
          size="small"
          look="quiet"
          disabled={wanted.length === 0}
          onClick={() => void keep({ goodRoads: [] })}
        >
          {words.allOff}
        </Button>
      </div>
      <p className={css.hint}>{words.patternsHint}</p>
      <ul className={css.cards}>
        {GOOD_ROAD_NAMES.map((road) => (
          <li key={road}>
            <PatternCard
              name={sides.goodRoads[road]}
              drawing={shapeOf(road)}
              on={wanted.includes(road)}
              onSwitch={(on) => void keep({ goodRoads: toggled(GOOD_ROAD_NAMES, wanted, road, on) })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
