import type { TableState } from '#engine/table/types'
import { isBlackjack } from '#protocol/sight'
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
  const plain = (text: string): Status => ({ text, tone: 'plain', until: null })
  const until = clock?.until ?? null
  if (paused !== null) return { text: words.paused, tone: 'stop', until: null }
  if (cutOffer !== null && clock?.for === 'cut') return { text: words.cut, tone: 'plain', until }
  if (isNews(dock.shortAt) || (isShort && game.phase === 'betting')) {
    return { text: words.balanceTooSmall, tone: 'plain', until }
  }
  if (isCancelled(state)) return { text: words.cancelled, tone: 'stop', until: null }
  if (game.phase === 'betting') {
    const last = until !== null && until - now <= LAST_BETS_MILLIS
    return { text: last ? words.lastBets : words.placeBets, tone: last ? 'last' : 'open', until }
  }
  if (dock.close !== null && isNews(dock.close.at)) return plain(betNews(words, dock.close))
  if (isBlackjack(game)) {
    if (game.phase === 'insurance') return { text: words.insurance, tone: 'open', until }
    if (game.phase === 'turns')
      return { text: turnWords(words, game.turn, me, game.rules.seating === 'shared'), tone: 'plain', until }
    if (game.phase === 'dealer') return plain(words.dealerPlays)
    if (game.phase === 'bonus') return plain(words.bonus)
  }
  return plain(game.phase === 'over' ? words.waitNext : words.dealing)
}

/** A round that was dealt to nobody's bets leaves nothing at blackjack by which to tell. */
function isCancelled({ game, round }: TableState): boolean {
  if (game.phase !== 'over') return false
  if (!isBlackjack(game)) return game.winner === null && round !== null
  return game.results.length > 0 && game.results.every(({ outcome }) => outcome === 'refund')
}

function betNews(words: Words['status'], { taken, refused }: NonNullable<DockState['close']>): string {
  if (refused === 0) return taken > 0 ? words.betsAccepted : words.betsClosed
  return taken > 0 ? words.someRefused : words.betsRefused
}

type Turn = { readonly seat: number; readonly deciders: readonly string[] } | null

/** On a hand that everybody plays nobody has a seat (MF-3). */
function turnWords(words: Words['status'], turn: Turn, me: string, shared: boolean): string {
  if (turn === null) return words.dealing
  if (shared) return turn.deciders.includes(me) ? words.yourHand(turn.seat) : words.handPlays(turn.seat)
  return turn.deciders.includes(me) ? words.yourTurn(turn.seat) : words.turnOf(turn.seat)
}
