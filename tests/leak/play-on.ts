import type { Card } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'
import { scanCode } from '#engine/cards/scan-code'
import type { Ear } from '#tests/leak/ear'
import type { ListeningHouse } from '#tests/leak/house'
import { SHARED_BETTING, TABLE_IDS } from '#tests/leak/tables'
import type { Visitor } from '#tests/leak/visitors'
import type { World } from '#tests/leak/worlds'
import { until } from '#tests/until'

interface Played {
  readonly rounds: ReadonlyMap<string, string>
  readonly cancelled: string
  readonly settled: string
}

type Ears = ReadonlyMap<Visitor, Ear>

const AMOUNT = 1_000
const reason = 'The reader saw the card below.'
/** No two live tables have a deck in common, and no deck a number that could be a card's. */
const DECKS = { 'live-fire': 101, 'live-free': 201, 'live-speed': 301 } as const
type LiveTable = keyof typeof DECKS

/** Every table is played at until a card lies face down there and the next word is a player's. */
export async function playOn(house: ListeningHouse, ears: Ears, world: World): Promise<Played> {
  await quiet(house, ears)
  const ear = (who: Visitor) => earOf(ears, who)
  await dealVentuno(ear('player'), 'ventuno')
  await dealVentuno(ear('player'), 'cancelled')
  const cancelled = roundAt(house, 'cancelled')
  await cancel(ears, 'cancelled', cancelled)

  await ear('player').order('fire', { do: 'bet', seat: 1, bet: 'main', amount: AMOUNT })
  await quiet(house, ears)
  house.clock.advance(SHARED_BETTING)
  await ear('player').event('fire', 'turnOpened')

  await betOnCards(ears, 'speed')
  await ear('player').order('mini', { do: 'bet', bet: 'player', amount: AMOUNT }, { do: 'confirm' })

  await openLive(ear('anna'), 'live-fire', 8)
  await ear('sent').order('live-fire', { do: 'bet', seat: 2, bet: 'main', amount: AMOUNT })
  await ear('anna').order('live-fire', { do: 'closeBetting' })
  await scan(ear('anna'), 'live-fire', [...parseCards('9S 8H 7S 8S 9H'), world.fireHole])
  await ear('sent').event('live-fire', 'turnOpened')

  await openLive(ear('bruno'), 'live-free', 6)
  await ear('player').order(
    'live-free',
    { do: 'sit', seat: 1 },
    { do: 'bet', seat: 1, bet: 'main', amount: AMOUNT },
  )
  await ear('bruno').order('live-free', { do: 'closeBetting' })
  await scan(ear('bruno'), 'live-free', [...parseCards('9H 6S 8S'), world.freeHole])
  await putRight(house, ears, world)

  await openLive(ear('carlo'), 'live-speed', 8)
  const settled = await playOut(house, ears)
  await ear('carlo').order('live-speed', { do: 'openBetting' })
  await scan(ear('carlo'), 'live-speed', world.liveSpeed)
  await betOnCards(ears, 'live-speed')
  await ear('carlo').order('live-speed', { do: 'call', text: 'Please come.' })

  house.clock.advance(1_000)
  await quiet(house, ears)
  return { rounds: new Map(TABLE_IDS.map((table) => [table, roundAt(house, table)])), cancelled, settled }
}

export function earOf(ears: Ears, who: Visitor): Ear {
  const ear = ears.get(who)
  if (ear === undefined) throw new RangeError(`${who} has no socket.`)
  return ear
}

/** Every table waits for people or for time, and everybody has heard all that was told. */
export async function quiet({ server }: ListeningHouse, ears: ReadonlyMap<string, Ear>): Promise<void> {
  await until(() => [...server.floor.tables.values()].every(({ isIdle }) => isIdle))
  for (const ear of ears.values()) await ear.settled()
}

function roundAt({ server }: ListeningHouse, table: string): string {
  return server.floor.tables.get(table)?.snapshot({ as: 'bystander' }).state.round?.code ?? ''
}

async function dealVentuno(player: Ear, table: string): Promise<void> {
  const bet = { do: 'bet', seat: 2, bet: 'main', amount: AMOUNT } as const
  await player.order(table, { do: 'sit', seat: 2 }, bet, { do: 'dealNow' })
  await player.event(table, 'turnOpened')
}

/** FL-1: one supervisor asks, another agrees. */
async function cancel(ears: Ears, table: string, round: string): Promise<void> {
  const [rosa, carla] = [earOf(ears, 'rosa'), earOf(ears, 'carla')]
  await rosa.answer(table, { do: 'cancelRound', round, reason })
  const asked = await carla.hear(({ type, waiting }) => type === 'approvals' && waiting?.length === 1)
  carla.send({
    type: 'approve',
    id: 'approve-000001',
    approval: asked.waiting?.[0]?.approval ?? '',
    yes: true,
  })
  await earOf(ears, 'player').event(table, 'cancelled')
  await carla.hear(({ type, id }) => type === 'answer' && id === 'approve-000001')
}

/** A round to its end, of cards that lie open by then: the guest loses a chip, which can be filled up again. */
async function playOut(house: ListeningHouse, ears: Ears): Promise<string> {
  const [carlo, guest] = [earOf(ears, 'carlo'), earOf(ears, 'guest')]
  await scan(carlo, 'live-speed', parseCards('9S 8H KS QH'))
  await guest.order('live-speed', { do: 'bet', bet: 'banker', amount: AMOUNT })
  await carlo.order('live-speed', { do: 'closeBetting' })
  await guest.event('live-speed', 'settled')
  await quiet(house, ears)
  return roundAt(house, 'live-speed')
}

async function betOnCards(ears: Ears, table: string): Promise<void> {
  await earOf(ears, 'player').order(table, { do: 'bet', bet: 'banker', amount: AMOUNT })
  await earOf(ears, 'other').order(table, { do: 'bet', bet: 'player', amount: AMOUNT })
  await earOf(ears, 'sent').order(table, { do: 'bet', bet: 'tie', amount: AMOUNT })
}

async function openLive(dealer: Ear, table: LiveTable, decks: number): Promise<void> {
  const numbers = Array.from({ length: decks }, (_, index) => DECKS[table] + index)
  await dealer.order(table, { do: 'signOn' }, { do: 'openShoe', decks: numbers }, { do: 'openBetting' })
}

function codeOf(table: LiveTable, card: Card): string {
  return scanCode({ card, deck: DECKS[table] })
}

async function scan(dealer: Ear, table: LiveTable, cards: readonly Card[]): Promise<void> {
  for (const card of cards) await dealer.order(table, { do: 'scan', code: codeOf(table, card) })
}

/** FL-1: another hole card lies there than was scanned; the right one then goes over the reader once more. */
async function putRight(house: ListeningHouse, ears: Ears, { freeReplaced }: World): Promise<void> {
  const [rosa, bruno] = [earOf(ears, 'rosa'), earOf(ears, 'bruno')]
  const code = codeOf('live-free', freeReplaced)
  const seen = { round: roundAt(house, 'live-free'), dealt: 4 }
  await rosa.order('live-free', { do: 'replaceCard', ...seen, card: 4, code, reason }, { do: 'resume' })
  await bruno.answer('live-free', { do: 'scan', code })
  await bruno.order('live-free', { do: 'resume' })
}
