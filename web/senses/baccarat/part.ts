import { coupOf } from '#engine/baccarat/coup'
import { baccaratSentences } from '#web/senses/baccarat/sentences'
import type { SensesPart } from '#web/senses/part'
import { fared } from '#web/senses/voice/fared'

export const BACCARAT_SENSES: SensesPart<'baccarat'> = {
  sentences: baccaratSentences,
  lines(book, event, game, me) {
    if (event.type === 'dealt') {
      const isThird = !event.faceDown && game[event.to].length === 3 && game[event.to].at(-1) === event.card
      return isThird ? [book.thirdCard[event.to]] : []
    }
    if (event.type !== 'settled') return []
    const { winner, playerTotal, bankerTotal } = coupOf(game.player, game.banker)
    return [book.coup(winner, playerTotal, bankerTotal), ...fared(book, event.results, me)]
  },
}
