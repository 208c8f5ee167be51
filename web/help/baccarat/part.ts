import { baccaratChapters } from '#web/help/baccarat/chapters'
import { FIGURES } from '#web/help/baccarat/figures'
import { baccaratPayouts } from '#web/help/baccarat/payouts'
import type { HelpPart } from '#web/help/part'
import { toOne } from '#web/help/speech'

export const BACCARAT_HELP: HelpPart<'baccarat'> = {
  chapters: baccaratChapters,
  payouts: baccaratPayouts,
  odds: toOne,
  figures: FIGURES,
  besideLimits: () => null,
  betName({ baccarat, help }, bet) {
    if (bet === 'bankerZeroCommission') return help.rtp.zeroCommission(baccarat.bets.banker)
    const names: Readonly<Record<string, string>> = baccarat.bets
    return names[bet] ?? bet
  },
  Chart: null,
}
