import { MoreVertical, Pin, Video, VideoOff } from 'lucide-react'
import { lazy, memo, Suspense, useMemo } from 'react'
import { GAMES } from '#engine/games'
import type { TableState } from '#engine/table/types'
import type { LobbyTable } from '#protocol/lobby/table'
import { Button } from '#ui/kit/button'
import { IconButton } from '#ui/kit/icon-button'
import { useFetched } from '#web/families/fetched'
import { useFamilies } from '#web/families/parts'
import { nameOf } from '#web/good-roads/matches'
import { useMatches } from '#web/good-roads/state'
import { useFormats, useWords } from '#web/i18n/language'
import { limitsOfTable } from '#web/lobby/card/limits'
import { ownName } from '#web/lobby/card/table-words'
import { useLine } from '#web/multi/at-tables/tables'
import type { Layout } from '#web/multi/layout'
import { stakedAt, winningsAt } from '#web/multi/money/at-stake'
import type { MultiPart } from '#web/multi/part'
import { changeMulti } from '#web/multi/state'
import { TimerBar, useIsLast } from '#web/multi/tile/countdown'
import { lookFromAfar, lookFromHere } from '#web/multi/tile/look'
import { StatusPill } from '#web/multi/tile/status-pill'
import css from '#web/multi/tile/tile.module.css'
import { TileRoad } from '#web/multi/tile/tile-road'
import { TileStatistics } from '#web/multi/tile/tile-statistics'
import { join } from '#web/net/house'
import { resultsOf } from '#web/roads/shoe'
import type { SideWords } from '#web/roads/side-words'
import { useOrdersAt } from '#web/state/orders'
import { useMe } from '#web/state/person'
import { useSetting } from '#web/state/settings'
import { usePlace } from '#web/state/tables'

/** What plays it is fetched when a video is first asked for. */
const TileVideo = lazy(async () => ({ default: (await import('#web/multi/tile/tile-video')).TileVideo }))

interface Props {
  readonly table: string
  readonly layout: Layout
  readonly isPinned: boolean
  readonly hasVideo: boolean
  readonly onMenu: (table: string, anchor: HTMLElement) => void
}

/** One table of the panel: it hears its own line of the lobby and nobody else's. */
export const Tile = memo(function Tile(props: Props) {
  const words = useWords()
  const familyOf = useFamilies()
  const line = useLine(props.table)
  const family = line === null ? null : familyOf(line.game)
  const sides = family?.sides?.(words) ?? null
  const part = useFetched(family?.multi ?? null)
  return line === null || sides === null || part === null ? null : (
    <Known {...props} line={line} sides={sides} part={part} />
  )
})

interface KnownProps extends Props {
  readonly line: LobbyTable
  readonly sides: SideWords
  readonly part: MultiPart
}

function Known({ line, sides, part, layout, isPinned, hasVideo, onMenu }: KnownProps) {
  const { games } = useWords()
  const roadsOnly = useSetting('multiRoadsOnly')
  const withStatistics = useSetting('multiStatistics')
  const { tracked, elsewhere } = usePlace(line.id)
  const state = tracked?.state ?? null
  const look = state === null ? lookFromAfar(line) : lookFromHere(state)
  const isLast = useIsLast(look.until)
  const told = useMemo(() => resultsOf(line.results), [line.results])
  const good = useGoodRoad(line.id, sides)
  const me = useMe()
  const won = state === null ? 0 : winningsAt(state, me)
  const name = ownName(line, games)
  return (
    <article
      className={css.tile}
      aria-labelledby={`multi-${line.id}`}
      data-won={won > 0}
      data-good={good !== null}
    >
      {look.until !== null && (
        <TimerBar
          key={look.until}
          until={look.until}
          whole={part.bettingMillis(GAMES[line.game].rules)}
          isLast={isLast}
        />
      )}
      <header className={css.head}>
        <div className={css.title}>
          <h3 id={`multi-${line.id}`} className={css.name}>
            {name}
          </h3>
          <Money line={line} state={state} />
        </div>
        <StatusPill sides={sides} look={look} isLast={isLast} />
        <Tools line={line} name={name} isPinned={isPinned} hasVideo={hasVideo} onMenu={onMenu} />
      </header>
      {hasVideo && line.video !== null && (
        <Suspense>
          <TileVideo key={line.video} url={line.video} game={line.game} />
        </Suspense>
      )}
      <div className={css.road}>
        <TileRoad
          sides={sides}
          results={state?.results ?? told}
          layout={layout}
          free={good === null ? 0 : columnsUnder(good, layout)}
        />
        {good !== null && <p className={css.good}>{good}</p>}
        {won > 0 && <Won cents={won} line={line} />}
        {elsewhere && <Elsewhere table={line.id} />}
      </div>
      {withStatistics && line.statistics !== undefined && (
        <TileStatistics sides={sides} name={name} statistics={line.statistics} />
      )}
      {!roadsOnly && state !== null && <part.BetsFromHere table={line.id} name={name} state={state} />}
      {!roadsOnly && state === null && <part.BetsFromAfar line={line} name={name} />}
    </article>
  )
}

/** `min 5 € · 125 €`: the least bet, and what the player has at stake here (MP-4). */
function Money({ line, state }: { readonly line: LobbyTable; readonly state: TableState | null }) {
  const { multi: words } = useWords()
  const { money } = useFormats()
  const me = useMe()
  const orders = useOrdersAt(line.id)
  const [least] = limitsOfTable(line) ?? []
  const staked = state === null ? 0 : stakedAt(line.id, state, me, orders)
  const own = state?.purses[me]?.currency ?? line.currency
  return (
    <p className={css.money}>
      {least !== undefined && <span>{words.least(money(least, line.currency, true))}</span>}
      {staked > 0 && (
        <>
          <span aria-hidden="true"> · </span>
          <span className="unseen">{words.stakedHere('')}</span>
          <b data-staked={staked}>{money(staked, own, true)}</b>
        </>
      )}
    </p>
  )
}

interface ToolsProps extends Omit<Props, 'table' | 'layout'> {
  readonly line: LobbyTable
  readonly name: string
}

function Tools({ line, name, isPinned, hasVideo, onMenu }: ToolsProps) {
  const { multi: words } = useWords()
  return (
    <div className={css.tools}>
      {line.video !== null && (
        <IconButton
          className={css.tool}
          label={hasVideo ? words.hideVideo(name) : words.showVideo(name)}
          icon={hasVideo ? <VideoOff /> : <Video />}
          aria-pressed={hasVideo}
          onClick={() => changeMulti({ video: hasVideo ? null : line.id })}
        />
      )}
      {isPinned && <Pin className={css.pin} role="img" aria-label={words.pinned} />}
      <IconButton
        className={css.tool}
        label={words.menuOf(name)}
        icon={<MoreVertical />}
        aria-haspopup="true"
        onClick={(event) => onMenu(line.id, event.currentTarget)}
      />
    </div>
  )
}

/** The pattern that the road shows, and how many more. */
function useGoodRoad(table: string, sides: SideWords): string | null {
  const [first, ...others] = useMatches(table)
  if (first === undefined) return null
  const name = nameOf(first, sides)
  return others.length > 0 ? `${name} +${others.length}` : name
}

const LETTER = 7
const LABEL_PADDING = 28

/** The label must not lie over the newest results. */
function columnsUnder(label: string, { road: { cell } }: Layout): number {
  return Math.ceil((label.length * LETTER + LABEL_PADDING) / cell)
}

/** MP-6: the winnings over the table that brought them. */
function Won({ cents, line }: { readonly cents: number; readonly line: LobbyTable }) {
  const { net } = useFormats()
  const me = useMe()
  const currency = usePlace(line.id).tracked?.state.purses[me]?.currency ?? line.currency
  return <p className={css.won}>{net(cents, currency)}</p>
}

/** MP-9: another window of the same player has it. */
function Elsewhere({ table }: { readonly table: string }) {
  const { multi: words } = useWords()
  return (
    <div className={css.elsewhere}>
      <p>{words.elsewhere}</p>
      <Button size="small" look="outline" onClick={() => join(table)}>
        {words.openHere}
      </Button>
    </div>
  )
}
