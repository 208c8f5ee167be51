import type { Words } from '#web/i18n/language'
import type { Beat } from '#web/table/blackjack/fire-blaze/beats'

/** What is happening now, in one line. */
export function noteOf({ fireBlaze: { notes } }: Words, { kind, bonus, revealed }: Beat): string {
  switch (kind) {
    case 'title':
      return notes.title(bonus.spinsLeft)
    case 'reveal': {
      const reveal = bonus.reveals.find(({ section }) => section === revealed)
      if (reveal === undefined) return ''
      return reveal.kind === 'boost' ? notes.boost(reveal.value) : notes.star(reveal.value)
    }
    case 'over':
      return bonus.cells.includes(0) ? notes.over : notes.full
    default:
      return notes[kind]
  }
}
