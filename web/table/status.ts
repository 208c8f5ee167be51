import type { TableState } from '#engine/table/types'
import { isBlackjack } from '#protocol/sight'
import type { Words } from '#web/i18n/it'
import type { Desk } from '#web/table/desk'

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

export function statusOf(
  words: Words['status'],
  state: TableState,
  me: string,
  desk: Desk,
  now: number,
): Status {
  const { game, paused, clock, cutOffer } = state
  const plain = (text: string): Status => ({ text, tone: 'plain', until: null })
  const until = clock?.until ?? null
  if (paused !== null) return { text: words.paused, tone: 'stop', until: null }
  if (cutOffer !== null && clock?.for === 'cut') return { text: words.cut, tone: 'plain', until }
  if (game.phase === 'betting') {
    const last = until !== null && until - now <= LAST_BETS_MILLIS
    return { text: last ? words.lastBets : words.placeBets, tone: last ? 'last' : 'open', until }
  }
  const news =
    desk.close !== null && Date.now() - desk.close.at < NEWS_MILLIS ? betNews(words, desk.close) : null
  if (news !== null) return plain(news)
  if (isBlackjack(game)) {
    if (game.phase === 'insurance') return { text: words.insurance, tone: 'open', until }
    if (game.phase === 'turns')
      return { text: turnWords(words, game.turn, me, game.rules.seating === 'shared'), tone: 'plain', until }
    if (game.phase === 'dealer') return plain(words.dealerPlays)
    if (game.phase === 'bonus') return plain(words.bonus)
  } else if (game.phase === 'over' && game.winner === null && state.round !== null) {
    return { text: words.cancelled, tone: 'stop', until: null }
  }
  return plain(game.phase === 'over' ? words.waitNext : words.dealing)
}

function betNews(words: Words['status'], { taken, refused }: NonNullable<Desk['close']>): string {
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
