import type { BlackjackRules } from '#engine/blackjack/rules'
import { type Chapter, lines } from '#web/help/page'
import { ratio, type Speech } from '#web/help/speech'

/** The rules of a blackjack in words, each sentence out of its rule record (TP-15). */
export function blackjackChapters(
  { words }: Speech,
  rules: BlackjackRules,
  decks: number,
): readonly Chapter[] {
  const { chapters, blackjack: say } = words.help
  const isFree = rules.freeSplits || rules.freeDoubles.length > 0
  return [
    {
      id: 'aim',
      title: chapters.aim,
      lines: [
        say.aim(ratio(rules.winPays)),
        say.values,
        say.natural(ratio(rules.blackjackPays)),
        say.bust,
        say.decks(decks),
      ],
    },
    { id: 'seats', title: chapters.seats, lines: seatLines(words, rules) },
    {
      id: 'decisions',
      title: chapters.decisions,
      lines: lines(
        say.double,
        rules.doubleAfterSplit ? say.afterSplit : say.notAfterSplit,
        say.split(rules.handsPerSeat),
        say.aces,
        rules.resplitAces && say.acesAgain,
        rules.mustHitTo > 0 && say.mustHit(rules.mustHitTo),
        rules.charlie > 0 && say.charlie(rules.charlie),
        rules.earlyDecisions && say.early,
        rules.timeoutHitsTo > 0 ? say.lateHits(rules.timeoutHitsTo) : say.lateStands,
        rules.beyondBalance === 'replace' ? say.balanceReplaced : say.balanceAsked,
      ),
    },
    ...(isFree ? [{ id: 'free', title: chapters.free, lines: freeLines(words, rules) }] : []),
    {
      id: 'dealer',
      title: chapters.dealer,
      lines: lines(
        rules.hitsSoft17 ? say.drawsSoft(rules.dealerHitsTo) : say.draws(rules.dealerHitsTo),
        say[rules.deal],
        rules.deal === 'american' && say.looks[rules.looksUnder],
        rules.dealerPushes > 0 && say.pushes(rules.dealerPushes),
        rules.tenUpReturnsDouble && say.returnsDouble,
        rules.dealerCompletes === 'always' && say.completes,
      ),
    },
    {
      id: 'insurance',
      title: chapters.insurance,
      lines: lines(
        say.insurance(ratio(rules.insurancePays)),
        rules.insuranceCovers === 'player' && say.insuranceAll,
        rules.partialInsurance && say.insurancePart,
        rules.evenMoney && say.evenMoney,
      ),
    },
  ]
}

function seatLines({ help: { blackjack: say } }: Speech['words'], rules: BlackjackRules): readonly string[] {
  const who = {
    seat: say.seat(rules.seats),
    box: say.box(rules.seats, rules.playersPerBox),
    shared: say.shared(rules.seats),
  }
  return lines(
    who[rules.seating],
    rules.betBehind && say.behind,
    rules.idleRounds > 0 && say.idle(rules.idleRounds),
    rules.sideBets.length > 0 && say.needMain,
  )
}

function freeLines({ help: { blackjack: say } }: Speech['words'], rules: BlackjackRules): readonly string[] {
  return lines(
    rules.freeSplits && say.freeSplit,
    rules.freeDoubles.length > 0 && say.freeDouble(rules.freeDoubles.join(', ')),
    say.token,
  )
}
