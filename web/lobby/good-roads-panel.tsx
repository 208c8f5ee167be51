import { SlidersHorizontal } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'
import type { LobbyTable } from '#protocol/lobby/table'
import { Button } from '#ui/kit/button'
import { IconButton } from '#ui/kit/icon-button'
import { useFamily } from '#web/families/parts'
import { useGoodRoads, useMatches } from '#web/good-roads/state'
import { useWords } from '#web/i18n/language'
import { noteWords, ownName } from '#web/lobby/card/table-words'
import { roadsWorthALook } from '#web/lobby/featured/featured'
import css from '#web/lobby/good-roads-panel.module.css'
import { BigRoad } from '#web/roads/big-road'
import { resultsOf } from '#web/roads/shoe'
import type { SideWords } from '#web/roads/side-words'
import { useSides } from '#web/roads/use-sides'
import { openOverlay } from '#web/state/overlay'

interface Props {
  readonly tables: readonly LobbyTable[] | null
  readonly isShown: boolean
  readonly onShow: (show: boolean) => void
}

/** Tables whose road is worth a look now (RD-6). */
export function GoodRoadsPanel({ tables, isShown, onShow }: Props) {
  const { lobby: words, goodRoads } = useWords()
  const matches = useGoodRoads((state) => state.matches)
  if (tables === null) return <section className={css.panel} aria-hidden="true" />
  const count = tables.filter(({ id }) => matches.has(id)).length
  return (
    <section className={css.panel} aria-labelledby="good-roads">
      <div className={css.head}>
        <h2 id="good-roads">{words.roadsTitle}</h2>
        <IconButton
          label={goodRoads.settings}
          icon={<SlidersHorizontal />}
          onClick={() => openOverlay('goodRoads')}
        />
      </div>
      <p className={css.about}>{count > 0 ? words.roadsAbout : words.roadsNone}</p>
      <ul className={css.roads}>
        {roadsWorthALook(tables, matches, 2).map((table) => (
          <li key={table.id}>
            <RoadLink table={table} />
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <span>{words.roadsNow(count)}</span>
        <Button look="outline" disabled={count === 0 && !isShown} onClick={() => onShow(!isShown)}>
          {isShown ? words.roadsHide : words.roadsShow}
        </Button>
      </div>
    </section>
  )
}

function RoadLink({ table }: { readonly table: LobbyTable }) {
  const words = useWords()
  const sides = useSides(table.game)
  const note = noteWords(table, useFamily(table.game), useMatches(table.id), words)
  return (
    <Link href={`/tables/${table.id}`} className={css.road}>
      <span className={css.name}>{ownName(table, words.games)}</span>
      <span className={css.note}>{note ?? words.games[table.game].short}</span>
      {sides !== null && <RoadStrip sides={sides} results={table.results} />}
    </Link>
  )
}

interface StripProps {
  readonly sides: SideWords
  readonly results: string
}

/** Drawn again only when a round is over. */
const RoadStrip = memo(function RoadStrip({ sides, results }: StripProps) {
  return <BigRoad sides={sides} results={resultsOf(results)} cell={8} dark />
})
