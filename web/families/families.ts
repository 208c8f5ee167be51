import { Fetched } from '#web/families/fetched'
import type { Families } from '#web/families/parts'
import { holdMillis as holdForLastCard } from '#web/table/baccarat/cards/pace'
import { holdMillis as holdForSlide } from '#web/table/blackjack/cards/pace'
import { showEndsAt as fireShowEndsAt } from '#web/table/blackjack/fire-blaze/show-end'
import { freeSeats } from '#web/table/blackjack/seats/free-seats'

/** The register of the client: family → its parts. What lacks one does not compile. */
export const FAMILIES: Families = {
  blackjack: {
    isQuiet: false,
    mutedWhileThere: ['ventuno'],
    freeSeats,
    holdMillis: holdForSlide,
    showEndsAt: fireShowEndsAt,
    table: new Fetched(async () => (await import('#web/table/blackjack/blackjack-table')).BlackjackTable),
    senses: new Fetched(async () => (await import('#web/senses/blackjack/part')).BLACKJACK_SENSES),
    help: new Fetched(async () => (await import('#web/help/blackjack/part')).BLACKJACK_HELP),
  },
  baccarat: {
    isQuiet: true,
    mutedWhileThere: [],
    freeSeats: () => null,
    holdMillis: holdForLastCard,
    showEndsAt: () => null,
    table: new Fetched(async () => (await import('#web/table/baccarat/baccarat-table')).BaccaratTable),
    senses: new Fetched(async () => (await import('#web/senses/baccarat/part')).BACCARAT_SENSES),
    help: new Fetched(async () => (await import('#web/help/baccarat/part')).BACCARAT_HELP),
  },
}
