import { sheetOf } from '#cli/cards/sheet'
import type { Io } from '#cli/io'
import { DECK } from '#engine/cards/card'
import { MOST_DECK, scanCode, scanCodes } from '#engine/cards/scan-code'

const BROKEN = 2
const STANDARD_DECKS = 8

export const CARDS_HELP = `sabot cards [--decks N] [--first N] [--sheet]
Prints the codes of the cards of a live shoe, one a line: rank, suit, the deck's number and a check character, as in
${scanCode({ card: '7D', deck: 31 })}. A bar code on each card and a reader that types it, with Enter, is all that a live table needs.

  --decks N    how many decks, ${STANDARD_DECKS} if left out
  --first N    the first deck's number, from 1 to ${MOST_DECK}, 1 if left out: new cards have new numbers
  --sheet      a page of HTML with a bar code (Code 39) for each card, to be printed
`

/** `sabot cards [--decks N] [--first N] [--sheet]` */
export async function cards(args: readonly string[], io: Io): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out(CARDS_HELP)
    return 0
  }
  const options = readOptions(args)
  if ('problem' in options) {
    io.err(`sabot cards: ${options.problem} sabot cards --help explains it.\n`)
    return BROKEN
  }
  const decks = Array.from({ length: options.decks }, (_, index) => options.first + index)
  const codes = scanCodes(decks)
  io.out(options.sheet ? sheetOf(codes, DECK.length) : `${codes.join('\n')}\n`)
  return 0
}

interface Options {
  readonly decks: number
  readonly first: number
  readonly sheet: boolean
}

function readOptions(args: readonly string[]): Options | { readonly problem: string } {
  let decks = STANDARD_DECKS
  let first = 1
  let sheet = false
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg === '--sheet') sheet = true
    else if (arg === '--decks' || arg === '--first') {
      index += 1
      const number = Number(args[index])
      if (!Number.isInteger(number) || number < 1 || number > MOST_DECK) {
        return { problem: `${arg} takes a number from 1 to ${MOST_DECK}.` }
      }
      if (arg === '--decks') decks = number
      else first = number
    } else return { problem: `there is no option ${arg}.` }
  }
  if (first + decks - 1 > MOST_DECK) return { problem: `decks are numbered up to ${MOST_DECK}.` }
  return { decks, first, sheet }
}
