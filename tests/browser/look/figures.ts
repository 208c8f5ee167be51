import type { TableState } from '#engine/table/types'

/** What a figure tells that is another one each time. */
export type FigureKind =
  | 'clock'
  | 'beganAt'
  | 'beganHere'
  | 'beganGmt'
  | 'session'
  | 'code'
  | 'seconds'
  | 'ring'
  | 'trip'
  | 'lot'

/** A figure as a page shows it. */
export interface Figure {
  readonly kind: FigureKind
  readonly text: string
  /** At which table; '' at none. */
  readonly table: string
  /** How much of the ring around it is drawn, 1…0. */
  readonly share?: number
}

/** What figures follow from. */
export interface Truth {
  /** By the page's own clock. */
  readonly here: number
  /** Minutes that UTC is ahead there. */
  readonly zone: number
  /** The server's time now, and when the page was opened, as the page was told them. */
  readonly now: number
  readonly first: number
  readonly sessionBeganAt: number | null
  readonly tables: ReadonlyMap<string, Pick<TableState, 'clock' | 'round'>>
}

const SECOND = 1_000
/** The time of day is looked at so often. */
const CLOCK_MILLIS = 10_000
/** A ring's length is told to a tenth, of two hundred. */
const RING_ROUNDING = 0.1 / 200
export const GOOD_TRIP_MILLIS = 150
export const FAIR_TRIP_MILLIS = 400

/** What is wrong with the figures, in a sentence each. */
export function wrongFigures(figures: readonly Figure[], truth: Truth): readonly string[] {
  return figures.flatMap((figure) => {
    const right = following(figure, truth)
    if (!right.includes(figure.text)) {
      return [`The page shows '${figure.text}' (${figure.kind}) where '${right[0]}' follows.`]
    }
    const least = leastShare(figure, truth)
    const { share = 1 } = figure
    if (share >= least - RING_ROUNDING && share <= 1 + RING_ROUNDING) return []
    return [`The ring around '${figure.text}' is drawn to ${share.toFixed(3)}, not ${least.toFixed(3)} to 1.`]
  })
}

function following({ kind, text, table }: Figure, truth: Truth): readonly string[] {
  const { here, zone, now, sessionBeganAt, tables } = truth
  const { round = null } = tables.get(table) ?? {}
  const localIso = (at: number) => iso(at - zone * 60 * SECOND)
  const began = localIso(round?.beganAt ?? 0)
  switch (kind) {
    case 'clock':
      return [here, here - CLOCK_MILLIS].map((at) => localIso(at).slice(11, 16))
    case 'beganAt':
      return [began.slice(11, 16)]
    case 'beganHere': {
      const [year, month, day] = began.slice(2, 10).split('-')
      return [`${day}/${month}/${year}, ${began.slice(11, 16)}`]
    }
    case 'beganGmt':
      return [iso(round?.beganAt ?? 0).slice(11, 19)]
    case 'session':
      return [iso(sessionBeganAt === null ? 0 : Math.max(0, now - sessionBeganAt)).slice(12, 19)]
    case 'code':
      return [String(round?.code), `· ${round?.code}`]
    case 'seconds':
    case 'ring': {
      const seconds = Math.ceil(Math.max(0, untilOf(table, truth) - now) / SECOND)
      return [kind === 'ring' ? String(seconds) : ` – ${seconds}`]
    }
    case 'trip': {
      const millis = Number.parseInt(text, 10)
      const quality = millis < GOOD_TRIP_MILLIS ? 'good' : millis < FAIR_TRIP_MILLIS ? 'fair' : 'poor'
      return [`${millis} ms, ${quality}`]
    }
    case 'lot':
      return [text]
    default:
      return kind satisfies never
  }
}

/** A ring was full when the page first saw it, not before it was opened; whole seconds may be drawn. */
function leastShare({ kind, table }: Figure, truth: Truth): number {
  const until = untilOf(table, truth)
  return kind === 'ring' ? (until - truth.now) / (until - truth.first + SECOND) : 0
}

function untilOf(table: string, { now, tables }: Truth): number {
  return tables.get(table)?.clock?.until ?? now
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
