import { ChevronRight, CirclePause, CirclePlay, Clock } from 'lucide-react'
import css from '#console/dealer/choose/choose-table.module.css'
import { useWords } from '#console/i18n/language'
import type { ListedTable } from '#protocol/http'

interface Props {
  readonly table: ListedTable
  readonly onChoose: () => void
}

export function TableRow({ table, onChoose }: Props) {
  const { games, dealer } = useWords()
  const { choose } = dealer
  const stand = table.paused !== null ? 'paused' : table.phase === 'over' ? 'waits' : 'playing'
  const Icon = { paused: CirclePause, waits: Clock, playing: CirclePlay }[stand]
  return (
    <li>
      <button type="button" className={css.row} data-cloth={table.game} onClick={onChoose}>
        <span className={css.cloth} aria-hidden="true" />
        <span className={css.name}>
          <strong>{table.name}</strong>
          <span>{games[table.game].name}</span>
        </span>
        <span className={css.dealer}>
          {table.dealer === null ? choose.free : choose.dealtBy(table.dealer)}
        </span>
        <span className={css.players}>{choose.players(table.players)}</span>
        <span className={css.stand} data-stand={stand}>
          <Icon aria-hidden />
          {choose[stand]}
        </span>
        <ChevronRight aria-hidden className={css.go} />
      </button>
    </li>
  )
}
