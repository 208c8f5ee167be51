import { HALF_MOON, WIDE } from '#ui/draw/cloth/cloth-shapes'
import { Fetched } from '#web/families/fetched'
import type { Families } from '#web/families/parts'
import { BACCARAT_LOBBY } from '#web/lobby/baccarat/part'
import { BLACKJACK_LOBBY } from '#web/lobby/blackjack/part'
import { DRAGON_TIGER_LOBBY } from '#web/lobby/dragon-tiger/part'
import { holdMillis as holdForLastCard } from '#web/table/baccarat/cards/pace'
import { holdMillis as holdForSlide } from '#web/table/blackjack/cards/pace'
import { isDecidingHand } from '#web/table/blackjack/decisions/questions'
import { showEndsAt as fireShowEndsAt } from '#web/table/blackjack/fire-blaze/show-end'
import { freeSeats } from '#web/table/blackjack/seats/free-seats'
import { holdMillis as holdForTiger } from '#web/table/dragon-tiger/pace'

/** The register of the client: family → its parts. What lacks one does not compile. */
export const FAMILIES: Families = {
  baccarat: {
    isQuiet: true,
    mutedWhileThere: [],
    freeSeats: () => null,
    holdMillis: holdForLastCard,
    showEndsAt: () => null,
    isDeciding: () => false,
    sides: ({ sides }) => sides.baccarat,
    cloth: WIDE,
    lobby: BACCARAT_LOBBY,
    table: new Fetched(async () => (await import('#web/table/baccarat/baccarat-table')).BaccaratTable),
    senses: new Fetched(async () => (await import('#web/senses/baccarat/part')).BACCARAT_SENSES),
    help: new Fetched(async () => (await import('#web/help/baccarat/part')).BACCARAT_HELP),
    history: new Fetched(async () => (await import('#web/history/baccarat/part')).BACCARAT_HISTORY),
    multi: new Fetched(async () => (await import('#web/multi/baccarat/part')).BACCARAT_MULTI),
    settings: new Fetched(
      async () => (await import('#web/account/settings/baccarat/baccarat-settings')).BaccaratSettings,
    ),
  },
  blackjack: {
    isQuiet: false,
    mutedWhileThere: ['ventuno'],
    freeSeats,
    holdMillis: holdForSlide,
    showEndsAt: fireShowEndsAt,
    isDeciding: isDecidingHand,
    sides: null,
    cloth: HALF_MOON,
    lobby: BLACKJACK_LOBBY,
    table: new Fetched(async () => (await import('#web/table/blackjack/blackjack-table')).BlackjackTable),
    senses: new Fetched(async () => (await import('#web/senses/blackjack/part')).BLACKJACK_SENSES),
    help: new Fetched(async () => (await import('#web/help/blackjack/part')).BLACKJACK_HELP),
    history: new Fetched(async () => (await import('#web/history/blackjack/part')).BLACKJACK_HISTORY),
    multi: null,
    settings: new Fetched(
      async () => (await import('#web/account/settings/blackjack/blackjack-settings')).BlackjackSettings,
    ),
  },
  'dragon-tiger': {
    isQuiet: true,
    mutedWhileThere: [],
    freeSeats: () => null,
    holdMillis: holdForTiger,
    showEndsAt: () => null,
    isDeciding: () => false,
    sides: ({ sides }) => sides.dragonTiger,
    cloth: WIDE,
    lobby: DRAGON_TIGER_LOBBY,
    table: new Fetched(
      async () => (await import('#web/table/dragon-tiger/dragon-tiger-table')).DragonTigerTable,
    ),
    senses: new Fetched(async () => (await import('#web/senses/dragon-tiger/part')).DRAGON_TIGER_SENSES),
    help: new Fetched(async () => (await import('#web/help/dragon-tiger/part')).DRAGON_TIGER_HELP),
    history: new Fetched(async () => (await import('#web/history/dragon-tiger/part')).DRAGON_TIGER_HISTORY),
    multi: new Fetched(async () => (await import('#web/multi/dragon-tiger/part')).DRAGON_TIGER_MULTI),
    settings: null,
  },
}
