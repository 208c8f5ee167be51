import { gameOf } from '#engine/families'
import type { TableState } from '#engine/table/types'
import type { Words } from '#web/i18n/language'
import type { DockState } from '#web/table/dock/dock-state'

/** What the status line says (SB-7), and how. */
export interface Status {
  readonly text: string
  /** Open for bets, about to close, news without a clock, or stopped. */
  readonly tone: 'open' | 'last' | 'plain' | 'stop'
  /** Server time when the clock behind it runs out. */
  readonly until: number | null
}

/** The last seconds of betting (SB-7). */
export const LAST_BETS_MILLIS = 5_000
/** How long the news of the own bets stand before the dealing is told. */
const NEWS_MILLIS = 2_500

function isNews(at: number | null): boolean {
  return at !== null && Date.now() - at < NEWS_MILLIS
}

/** `isShort`: the player's money does not cover the table's lowest stake. */
export function statusOf(
  words: Words['status'],
  state: TableState,
  me: string,
  dock: DockState,
  now: number,
  isShort = false,
): Status {
  const { game, paused, clock, cutOffer } = state
  const { phase } = game
  const plain = (text: string): Status => ({ text, tone: 'plain', until: null })
  const until = clock?.until ?? null
  if (paused !== null) return { text: words.paused, tone: 'stop', until: null }
  if (cutOffer !== null && clock?.for === 'cut') return { text: words.cut, tone: 'plain', until }
  if (isNews(dock.shortAt) || (isShort && phase === 'betting')) {
    return { text: words.balanceTooSmall, tone: 'plain', until }
  }
  if (gameOf(state.id).wasCancelled(game)) return { text: words.cancelled, tone: 'stop', until: null }
  if (phase === 'betting') {
    const last = until !== null && until - now <= LAST_BETS_MILLIS
    return { text: last ? words.lastBets : words.placeBets, tone: last ? 'last' : 'open', until }
  }
  if (dock.close !== null && isNews(dock.close.at)) return plain(betNews(words, dock.close))
  switch (phase) {
    case 'insurance':
      return { text: words.insurance, tone: 'open', until }
    case 'turns':
      return { text: turnWords(words, state, me), tone: 'plain', until }
    case 'dealer':
      return plain(words.dealerPlays)
    case 'bonus':
      return plain(words.bonus)
    case 'over':
      return plain(words.waitNext)
    case 'dealing':
      return plain(words.dealing)
    default:
      return phase satisfies never
  }
}

function betNews(words: Words['status'], { taken, refused }: NonNullable<DockState['close']>): string {
  if (refused === 0) return taken > 0 ? words.betsAccepted : words.betsClosed
  return taken > 0 ? words.someRefused : words.betsRefused
}

/** On a hand that everybody plays nobody has a seat (MF-3). */
function turnWords(words: Words['status'], { id, game }: TableState, me: string): string {
  const { turn, isForAll } = gameOf(id)
  const now = turn(game)
  if (now === null) return words.dealing
  const isMine = now.deciders.includes(me)
  if (isForAll(game)) return isMine ? words.yourHand(now.seat) : words.handPlays(now.seat)
  return isMine ? words.yourTurn(now.seat) : words.turnOf(now.seat)
}
