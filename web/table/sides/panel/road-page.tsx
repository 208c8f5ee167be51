import { useState } from 'react'
import type { DerivedRoadName } from '#engine/roads/derived-roads'
import type { Side } from '#engine/roads/result'
import type { TableState } from '#engine/table/types'
import { useWords } from '#web/i18n/language'
import { BeadPlate, type BeadText } from '#web/roads/bead-plate'
import { BigRoad } from '#web/roads/big-road'
import { DerivedRoad } from '#web/roads/derived-road'
import { ProbeButtons } from '#web/roads/probe-buttons'
import { statisticsOf } from '#web/roads/shoe'
import { ShoeStatistics } from '#web/roads/shoe-statistics'
import { useSides } from '#web/roads/use-sides'
import { useSetting } from '#web/state/settings'
import { useFrame } from '#web/table/frame/frame'
import css from '#web/table/sides/panel/road-page.module.css'

interface Props {
  readonly state: TableState
  /** What is said beside the round's number; null is nothing. */
  readonly beside: string | null
}

/** Cells of the roads, in pixels; larger ones only where the whole page still fits. */
const USUAL = { bead: 27, big: 14, derived: 9 }
const LARGE = { bead: 32, big: 18, derived: 12 }
const ROOMY = { width: 1920, height: 920 }

/** The shoe's score card: every road on one sheet of paper, what would come, and how the shoe has gone. */
export function RoadPage({ state, beside }: Props) {
  const words = useWords()
  const { results } = state
  const [probe, setProbe] = useState<Side | null>(null)
  const [beads, setBeads] = useState<BeadText>('letters')
  const [large, setLarge] = useState<DerivedRoadName | null>(null)
  const statistics = useSetting('statistics')
  const { width, height } = useFrame().room
  const size = width >= ROOMY.width && height >= ROOMY.height ? LARGE : USUAL
  const sides = useSides(state.id)
  const road = { results, probe }
  if (sides === null) return null
  return (
    <div className={css.page}>
      <div className={css.score}>
        <header className={css.head}>
          <h2>{words.cloth.shoe(state.shoe?.shoe ?? state.coming?.shoe ?? 1)}</h2>
          <p>
            {words.cloth.round(state.game.shoeRound)}
            {beside !== null && ` · ${beside}`}
          </p>
        </header>
        <button
          type="button"
          className={css.road}
          title={beads === 'letters' ? words.cloth.showTotals : words.cloth.showLetters}
          onClick={() => setBeads(beads === 'letters' ? 'totals' : 'letters')}
        >
          <BeadPlate sides={sides} {...road} show={beads} cell={size.bead} />
        </button>
        <Named name={words.roads.bigRoad}>
          <BigRoad sides={sides} {...road} cell={size.big} />
        </Named>
        <Named name={words.roads.bigEyeBoy} onEnlarge={() => setLarge('bigEyeBoy')}>
          <DerivedRoad {...road} which="bigEyeBoy" cell={size.derived} />
        </Named>
        <div className={css.halves}>
          <Named name={words.roads.smallRoad} onEnlarge={() => setLarge('smallRoad')}>
            <DerivedRoad {...road} which="smallRoad" cell={size.derived} />
          </Named>
          <Named name={words.roads.cockroachRoad} onEnlarge={() => setLarge('cockroachRoad')}>
            <DerivedRoad {...road} which="cockroachRoad" cell={size.derived} />
          </Named>
        </div>
        {large !== null && (
          <button type="button" className={css.large} onClick={() => setLarge(null)}>
            <span className={css.name}>
              {words.roads[large]} · {words.common.close}
            </span>
            <DerivedRoad {...road} which={large} cell={18} />
          </button>
        )}
      </div>
      <ProbeButtons sides={sides} results={results} probe={probe} onProbe={setProbe} />
      {statistics && <ShoeStatistics sides={sides} statistics={statisticsOf(results)} />}
    </div>
  )
}

interface NamedProps {
  readonly name: string
  readonly onEnlarge?: () => void
  readonly children: React.ReactNode
}

function Named({ name, onEnlarge, children }: NamedProps) {
  const { cloth: words } = useWords()
  return (
    <figure className={css.named}>
      <figcaption className={css.name}>{name}</figcaption>
      {onEnlarge === undefined ? (
        children
      ) : (
        <button type="button" className={css.road} title={words.enlarge(name)} onClick={onEnlarge}>
          {children}
        </button>
      )}
    </figure>
  )
}
