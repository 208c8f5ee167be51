import type { DragonTigerBet } from '#engine/dragon-tiger/bets'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import { FIGURES } from '#web/help/dragon-tiger/figures'
import { type Chapter, lines } from '#web/help/page'
import type { HelpPart } from '#web/help/part'
import type { BetPayouts } from '#web/help/payout-line'
import { type Speech, toOne } from '#web/help/speech'
import type { Words } from '#web/i18n/language'

export const DRAGON_TIGER_HELP: HelpPart<'dragon-tiger'> = {
  chapters,
  payouts,
  odds: toOne,
  figures: FIGURES,
  besideLimits: () => null,
  betName({ dragonTiger }, bet) {
    const names: Readonly<Record<string, string>> = dragonTiger.bets
    return names[bet] ?? bet
  },
  Chart: null,
}

/** The rules in words, each sentence out of the rule record (TP-15). */
function chapters({ words, formats }: Speech, rules: DragonTigerRules, decks: number): readonly Chapter[] {
  const { chapters: titles, dragonTiger: say } = words.help
  const [share, of] = rules.tieReturns
  const isOffered = (bet: DragonTigerBet) => rules.offers.includes(bet)
  return [
    { id: 'aim', title: titles.aim, lines: [say.aim, say.cards, say.decks(decks)] },
    {
      id: 'bets',
      title: titles.bets,
      lines: lines(
        say.tie(formats.percent(share / of)),
        say.golden,
        !rules.bothSides && say.oneSide,
        isOffered('suitedTie') && say.suited,
        say.alone,
      ),
    },
    { id: 'multi', title: words.multi.title, lines: words.multi.help },
  ]
}

function payouts({ dragonTiger: { bets }, help }: Words, rules: DragonTigerRules): readonly BetPayouts[] {
  const { dragonTiger: say } = help
  const what = { dragon: say.higher, tiger: say.higher, tie: say.same, suitedTie: say.sameSuit }
  return rules.offers.map((bet) => ({
    bet,
    name: bets[bet],
    lines: [{ what: what[bet], odds: rules.pays[bet] }],
  }))
}
