import { create } from 'zustand'
import { useOrders } from '#web/state/orders'
import { usePerson } from '#web/state/person'
import { useTables } from '#web/state/tables'
import { moneyOnCloth } from '#web/table/chips/on-cloth'

interface Lying {
  readonly cash: number
  readonly golden: number
}

/** What a window tells the others of the same browser. */
export interface Told extends Lying {
  readonly from: string
  readonly me: string
  /** Has just been opened, and knows nothing of the others. */
  readonly asks?: boolean
}

const NOTHING: Lying = { cash: 0, golden: 0 }
const AGAIN_MILLIS = 5_000
/** A window that ended without a word; those in the background are slow. */
const GONE_MILLIS = 90_000

/** What lies on cloths of other windows: it is in the purse still, and cannot be staked again. */
export const useOtherWindows = create<Lying>(() => NOTHING)

/** The newest word of each window. */
export class OtherWindows {
  readonly #told = new Map<string, Told & { readonly at: number }>()

  heard(told: Told, now: number): void {
    this.#told.set(told.from, { ...told, at: now })
  }

  lying(me: string, now: number): Lying {
    const counted = [...this.#told.values()].filter((told) => told.me === me && now - told.at < GONE_MILLIS)
    return counted.reduce(
      (sum, { cash, golden }) => ({ cash: sum.cash + cash, golden: sum.golden + golden }),
      NOTHING,
    )
  }
}

/** Windows of one browser tell each other what they have on the cloth. */
export function followOtherWindows(): void {
  const channel = new BroadcastChannel('sabot-cloth')
  const from = crypto.randomUUID()
  const others = new OtherWindows()
  let last = NOTHING
  let isOpen = true
  const post = (lying: Lying, asks = false) => {
    last = lying
    channel.postMessage({ from, me: whoAmI(), ...lying, asks } satisfies Told)
  }
  const count = () => {
    const lying = others.lying(whoAmI(), Date.now())
    const { cash, golden } = useOtherWindows.getState()
    if (lying.cash !== cash || lying.golden !== golden) useOtherWindows.setState(lying)
  }
  const look = () => {
    // A page that goes has said its last word: what it still hears is another's to tell.
    if (!isOpen) return
    const lying = ownLying()
    if (lying.cash !== last.cash || lying.golden !== last.golden) post(lying)
  }
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    others.heard(data, Date.now())
    if (data.asks === true && isOpen) post(ownLying())
    count()
  }
  useTables.subscribe(look)
  useOrders.subscribe(look)
  usePerson.subscribe(count)
  setInterval(() => {
    if (isOpen && last.cash + last.golden > 0) post(ownLying())
    count()
  }, AGAIN_MILLIS)
  addEventListener('pagehide', () => {
    isOpen = false
    post(NOTHING)
  })
  addEventListener('pageshow', () => {
    isOpen = true
    post(ownLying(), true)
  })
}

function whoAmI(): string {
  return usePerson.getState().person?.player ?? ''
}

/** Money that was taken to a table is that table's own (TP-18). */
function ownLying(): Lying {
  const { tableCash } = usePerson.getState()
  const places = Object.entries(useTables.getState().places).filter(([table]) => !(table in tableCash))
  return moneyOnCloth(places, whoAmI(), useOrders.getState().orders)
}
