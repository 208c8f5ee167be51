import { type Fits, isPlain, leafOf } from '#tests/fuzz/contract/leaves'
import { type Entry, type Field, Page } from '#tests/fuzz/contract/page'

const PAGE = new Page('docs/protocol.md')

export const ROLES = ['player', 'dealer', 'supervisor'] as const
/** Whose words are spoken on a line; an administrator's console speaks a supervisor's. */
export type Role = (typeof ROLES)[number]

export const COMMANDS = {
  blackjack: PAGE.entries('At blackjack tables'),
  baccarat: PAGE.entries('At baccarat tables'),
  'dragon-tiger': PAGE.entries('At dragon tiger tables'),
  any: PAGE.entries('At every table'),
  dealer: PAGE.entries('A dealer’s orders'),
  supervisor: PAGE.entries('A supervisor’s orders'),
}

/** What goes into `do`. */
export const ORDERS: Readonly<Record<Role, readonly Entry[]>> = {
  player: [...COMMANDS.blackjack, ...COMMANDS.baccarat, ...COMMANDS['dragon-tiger'], ...COMMANDS.any],
  dealer: COMMANDS.dealer,
  supervisor: [...COMMANDS.supervisor, ...COMMANDS.dealer],
}

export const MESSAGES: Readonly<Record<Role, readonly Entry[]>> = {
  player: PAGE.entries('Messages from the player'),
  dealer: PAGE.entries('From a dealer'),
  supervisor: PAGE.entries('From a supervisor'),
}

export type Family = 'blackjack' | 'baccarat' | 'dragon-tiger'

/** Whether a table of this family knows such a command at all. */
export const fitsFamily: Readonly<Record<Family, Fits>> = {
  blackjack: anyOf([...COMMANDS.blackjack, ...COMMANDS.any]),
  baccarat: anyOf([...COMMANDS.baccarat, ...COMMANDS.any]),
  'dragon-tiger': anyOf([...COMMANDS['dragon-tiger'], ...COMMANDS.any]),
}

export const fitsMessage: Readonly<Record<Role, Fits>> = {
  player: anyOf(MESSAGES.player, anyOf(ORDERS.player)),
  dealer: anyOf(MESSAGES.dealer, anyOf(ORDERS.dealer)),
  supervisor: anyOf(MESSAGES.supervisor, anyOf(ORDERS.supervisor)),
}

export const isCommandId = leafOf('a command id: 8 to 64 of A-Z, a-z, 0-9, _ and -')

function anyOf(entries: readonly Entry[], command?: Fits): Fits {
  const shapes = entries.map(({ fields }) => shapeOf(fields, '', command))
  return (value) => shapes.some((fits) => fits(value))
}

/** Every field that is listed, and no other. */
function shapeOf(fields: readonly Field[], within: string, command: Fits | undefined): Fits {
  const own = fields.filter(({ path }) => path.startsWith(within) && !path.slice(within.length).includes('.'))
  const known = new Map(
    own.map(({ path, isOptional, words }) => {
      const fits = words === 'an object' ? shapeOf(fields, `${path}.`, command) : fitsOf(words, command)
      return [path.slice(within.length), { isOptional, fits }] as const
    }),
  )
  return (value) =>
    isPlain(value) &&
    Object.keys(value).every((name) => known.get(name)?.fits(value[name]) === true) &&
    [...known].every(([name, { isOptional }]) => isOptional || Object.hasOwn(value, name))
}

function fitsOf(words: string, command: Fits | undefined): Fits {
  return words.startsWith('a command, see') && command !== undefined ? command : leafOf(words)
}
