import { commandId } from '#ui/net/orders'

/** What is wrong with an amount; null when nothing is. */
type AmountFault = 'notMoney' | 'tooLittle' | 'tooMuch'

export function faultOf(cents: number | null, least: number, most: number): AmountFault | null {
  if (cents === null || cents === 0) return 'notMoney'
  if (cents < least) return 'tooLittle'
  return cents > most ? 'tooMuch' : null
}

export interface Wish {
  readonly key: string
  readonly amount: number
}

/** The same amount after no answer is the same wish, so that it is paid once; any other is a new one. */
export function wishFor(amount: number, unanswered: Wish | null, newKey: () => string = commandId): Wish {
  return unanswered?.amount === amount ? unanswered : { key: newKey(), amount }
}
