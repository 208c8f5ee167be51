import { Eraser } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { isPattern, type OwnPattern, PATTERN_CELLS, patternHolds, sideOf } from '#engine/roads/own-pattern'
import type { Side } from '#engine/roads/result'
import { OWN_ROAD_NAME, type OwnRoad } from '#protocol/own-roads'
import { Button } from '#ui/kit/button'
import { Choice } from '#ui/kit/choice'
import { Dialog } from '#ui/kit/dialog'
import { Field } from '#ui/kit/field'
import { IconButton } from '#ui/kit/icon-button'
import { Switch } from '#ui/kit/switch'
import { keep } from '#web/account/settings/keep'
import { DrawingGrid } from '#web/good-roads/drawing-grid'
import { shoeColumns } from '#web/good-roads/matches'
import { cleanName, newRoad, withRoad } from '#web/good-roads/own-roads'
import css from '#web/good-roads/pattern-editor.module.css'
import { useWords } from '#web/i18n/language'
import { useHouseSides } from '#web/roads/use-sides'
import { useLobby } from '#web/state/lobby'
import { useSetting } from '#web/state/settings'

interface Props {
  /** Null is a new one. */
  readonly road: OwnRoad | null
  readonly onDone: () => void
}

const SIDES: readonly Side[] = ['P', 'B']

/** A pattern of the player's own: drawn, named, kept with the profile. */
export function PatternEditor({ road, onDone }: Props) {
  const { goodRoads: words, common } = useWords()
  const sides = useHouseSides()
  const own = useSetting('ownRoads')
  const [draft, setDraft] = useState(() => road ?? newRoad(own, words.nextName))
  const form = useId()
  const [isTried, setTried] = useState(false)
  const change = (some: Partial<OwnRoad>) => setDraft((now) => ({ ...now, ...some }))
  const name = cleanName(draft.name)
  const isDrawn = isPattern(draft)
  const holding = useHolding(isDrawn ? draft : null)
  const save = () => {
    setTried(true)
    if (!isDrawn || name === '') return
    void keep({ ownRoads: withRoad(own, { ...draft, name }) })
    onDone()
  }
  const columns = draft.columns.map((length, column) => ({
    length,
    side: sides.winners[sideOf(draft.first, column)],
  }))
  const footer = (
    <>
      <Button onClick={onDone}>{common.cancel}</Button>
      <Button look="main" type="submit" form={form} disabled={!isDrawn}>
        {words.keep}
      </Button>
    </>
  )
  return (
    <Dialog
      title={road === null ? words.newTitle : words.editTitle}
      shape="pages"
      footer={footer}
      onClose={onDone}
    >
      <form
        id={form}
        className={css.editor}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className={css.paper}>
          <DrawingGrid
            drawing={draft}
            grows={draft.grows}
            onDraw={(draw) => setDraft((now) => ({ ...now, ...draw(now) }))}
          />
          <div className={css.drawn}>
            <div>
              <p className={css.shape} role="status">
                {words.shape(columns.map(({ length, side }) => `${length} ${side}`).join(', '))}
              </p>
              <p className={css.now}>{isDrawn ? words.nowAt(holding) : words.tooSmall(PATTERN_CELLS)}</p>
            </div>
            <IconButton
              label={words.clear}
              icon={<Eraser />}
              disabled={draft.columns.length === 0}
              onClick={() => change({ columns: [] })}
            />
          </div>
          <p className={css.hint}>{words.gridHint}</p>
        </div>
        <div className={css.words}>
          <Field
            label={words.name}
            value={draft.name}
            maxLength={OWN_ROAD_NAME}
            autoComplete="off"
            hint={words.nameHint}
            problem={isTried && name === '' ? words.nameMissing : null}
            onChange={(value) => change({ name: value })}
          />
          <Choice
            label={words.first}
            value={draft.first}
            options={SIDES.map((id) => ({ id, name: sides.winners[id] }))}
            onChange={(first) => change({ first })}
          />
          <Switch
            label={words.grows}
            hint={words.growsHint}
            on={draft.grows}
            onChange={(grows) => change({ grows })}
          />
          <Switch
            label={words.swaps}
            hint={words.swapsHint}
            on={draft.swaps}
            onChange={(swaps) => change({ swaps })}
          />
        </div>
      </form>
    </Dialog>
  )
}

/** At how many tables a pattern holds now; 0 for none that could. */
function useHolding(pattern: OwnPattern | null): number {
  const tables = useLobby(({ known }) => known?.tables ?? null)
  return useMemo(() => {
    if (pattern === null || tables === null) return 0
    return [...tables.values()].filter(({ results }) => patternHolds(shoeColumns(results), pattern)).length
  }, [pattern, tables])
}
