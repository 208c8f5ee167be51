import type { GameId } from '#engine/games'
import type { ShoeProof } from '#server/audit/proof/document'
import { transferKey } from '#server/audit/reading'
import {
  changed,
  type Draft,
  find,
  findTold,
  look,
  put,
  retold,
  seedOf,
  type Told,
} from '#tests/verify/tamper'

/** A way to change a proof of a game's shoe, and what the check must say about it. */
export interface Forgery {
  readonly name: string
  readonly game: GameId
  readonly says: RegExp
  forge(proof: ShoeProof): ShoeProof
}

function inPlace(name: string, game: GameId, says: RegExp, change: (draft: Draft) => void): Forgery {
  return { name, game, says, forge: (proof) => changed(proof, change) }
}

function inTheStory(
  name: string,
  game: GameId,
  says: RegExp,
  change: (story: Told[], draft: Draft) => void,
): Forgery {
  return { name, game, says, forge: (proof) => retold(proof, change) }
}

const middle = <Item>(list: readonly Item[]): Item => list[Math.floor(list.length / 2)] as Item

const otherDigit = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)

const otherCard = (card: unknown): string => (card === 'AS' ? '2S' : 'AS')

/** Nothing is recomputed: the hashes and the published numbers show it. */
const CLUMSY: readonly Forgery[] = [
  inPlace('a hash', 'ventuno', /hash does not fit/, ({ records }) => {
    middle(records).hash = otherDigit(middle(records).hash)
  }),
  inPlace('a card in a record', 'mini-baccarat', /hash does not fit/, ({ records }) => {
    const record = middle(records.filter(({ body }) => body.includes('"type":"dealt"')))
    record.body = record.body.replace(/"card":"(..)"/, (_, card) => `"card":"${otherCard(card)}"`)
  }),
  inPlace("a record's time", 'free-bet', /hash does not fit/, ({ records }) => {
    middle(records).at += 1
  }),
  inPlace('a sealed card', 'speed-baccarat', /hash does not fit/, ({ records }) => {
    const record = middle(records.filter(({ sealed }) => sealed !== null))
    record.sealed = `A${record.sealed}`
  }),
  inPlace('the same event in other words', 'ventuno', /canonical form/, ({ records }) => {
    middle(records).body = middle(records).body.replace('{', '{ ')
  }),
  inPlace('a missing record', 'mega-fire-blaze', /it should be record/, ({ records }) => {
    records.splice(Math.floor(records.length / 2), 1)
  }),
  inPlace('a missing end', 'ventuno', /do not end/, ({ records }) => void records.pop()),
  inPlace('a missing beginning', 'ventuno', /do not begin/, ({ records }) => void records.shift()),
  inPlace('an added record', 'mini-baccarat', /it should be record/, ({ records }) => {
    records.splice(40, 0, structuredClone(middle(records)))
  }),
  inPlace('a swapped pair', 'free-bet', /it should be record/, ({ records }) => {
    records.splice(50, 0, ...records.splice(51, 1))
  }),
  inPlace('the hash before the shoe', 'ventuno', /hash does not fit/, ({ start }) => {
    start.hash = otherDigit(start.hash)
  }),
  inPlace("a seed's digit", 'speed-baccarat', /commitment is .* was published/, ({ published }) => {
    published.seed = otherDigit(seedOf(published))
  }),
  inPlace('the commitment', 'speed-baccarat', /commitment is .* was published/, ({ published }) => {
    published.commitment = otherDigit(published.commitment)
  }),
  inPlace('the cut', 'ventuno', /otherwise than was published/, ({ published }) => {
    published.cut += published.cut > 200 ? -1 : 1
  }),
  inPlace('a cut out of range', 'ventuno', /from 52 to 364/, ({ published }) => {
    published.cut = 51
  }),
  inPlace('who cut', 'free-bet', /otherwise than was published/, ({ published }) => {
    published.by = 'eve'
  }),
  inPlace('the number of the shoe', 'ventuno', /another commitment stood/, ({ published }) => {
    published.number += 1
  }),
  inPlace('the burned card', 'mini-baccarat', /burned cards were/, ({ published }) => {
    published.burned = otherCard(published.burned) as 'AS'
  }),
  inPlace('how many were burned', 'mini-baccarat', /to be burned after/, ({ published }) => {
    published.burnedCount += 1
  }),
  inPlace('a commitment that did not stand', 'mini-baccarat', /another commitment stood/, ({ start }) => {
    put(start.state, ['coming', 'commitment'], 'f'.repeat(64))
  }),
  inPlace('rules of its own', 'ventuno', /blackjackPays\[0\]' is 6, the game's is 3/, ({ start }) => {
    put(start.state, ['game', 'rules', 'blackjackPays'], [6, 5])
  }),
]

/** The book alone is changed. */
const MONEY: readonly Forgery[] = [
  inPlace('a line of a transfer', 'speed-baccarat', /should move by .* and moved by/, ({ transfers }) => {
    const [one, two] = middle(transfers).entries
    if (one === undefined || two === undefined) throw new Error('A transfer has two lines.')
    one.amount += 100
    two.amount -= 100
  }),
  inPlace('an added line', 'mini-baccarat', /cash:eve moved by .* without a reason/, ({ transfers }) => {
    middle(transfers).entries.push({ account: 'cash:eve', amount: 5 }, { account: 'cash:bo', amount: -5 })
  }),
  inPlace('a missing transfer', 'free-bet', /nothing was booked/, ({ transfers }) => {
    transfers.splice(Math.floor(transfers.length / 2), 1)
  }),
  inPlace('a transfer without an event', 'ventuno', /has no event/, ({ transfers }) => {
    transfers.push({ ...middle(transfers), key: 'reverse/ventuno/1' })
  }),
  inPlace(
    'money for an event that moves none',
    'ventuno',
    /without a reason in the log/,
    ({ transfers, records }) => {
      const record = middle(records.filter(({ body }) => body.includes('"type":"clock"')))
      transfers.push({ ...middle(transfers), key: transferKey('ventuno', record.version) })
    },
  ),
  inPlace('a transfer twice', 'ventuno', /more than once/, ({ transfers }) => {
    transfers.push(structuredClone(middle(transfers)))
  }),
  inPlace('what a transfer is for', 'mega-fire-blaze', /booked as 'grant'/, ({ transfers }) => {
    middle(transfers).kind = 'grant'
  }),
  inPlace('the round of a transfer', 'mega-fire-blaze', /booked for round/, ({ transfers }) => {
    middle(transfers).round = 'another'
  }),
]

const hasBets = ({ event }: Told): boolean => look(event, 'results', 0) !== undefined
const pays = ({ event }: Told): boolean => Number(look(event, 'results', 0, 'paid')) > 100

/** Takes a euro off the first result of a settlement, in the event and in the book, as a thief in the house would. */
function short(story: Told[], { transfers, table }: Draft): void {
  const told = findTold(story, 'settled', pays)
  put(told.event, ['results', 0, 'paid'], Number(look(told.event, 'results', 0, 'paid')) - 100)
  const player = `cash:${look(told.event, 'results', 0, 'player')}`
  const entries = transfers.find(({ key }) => key === transferKey(table, told.version ?? 0))?.entries ?? []
  const line = (account: string) => entries.find((entry) => entry.account === account)
  const [from, to] = [line(player), line(`house:${table}`)]
  if (from === undefined) throw new Error(`${player} has no line.`)
  from.amount -= 100
  if (to === undefined) entries.push({ account: `house:${table}`, amount: 100 })
  else to.amount += 100
}

/** Hashes and book are made to fit: only the shoe and the rules can tell. */
const SKILFUL: readonly Forgery[] = [
  inTheStory('another card', 'mini-baccarat', /the next card of the shoe is/, (story) => {
    const { event } = findTold(story, 'dealt')
    put(event, ['card'], otherCard(look(event, 'card')))
  }),
  inTheStory('cards in another order', 'ventuno', /the next card of the shoe is/, (story) => {
    const open = story.filter(({ event }) => event.type === 'dealt' && look(event, 'card') !== null)
    const one = middle(open)
    const other = open.find(({ event }) => look(event, 'card') !== look(one.event, 'card'))
    const card = look(one.event, 'card')
    put(one.event, ['card'], look(other, 'event', 'card'))
    put(other?.event ?? {}, ['card'], card)
  }),
  inTheStory('a card that is left out', 'speed-baccarat', /the next card of the shoe is/, (story) => {
    story.splice(
      find(story, 'dealt', ({ sealed }) => sealed === null),
      1,
    )
  }),
  inTheStory('a card to somebody else', 'ventuno', /'dealt' has seat/, (story) => {
    const { event } = findTold(story, 'dealt')
    put(event, ['seat'], look(event, 'seat') === 7 ? 6 : 7)
  }),
  inTheStory('a face-down card written openly', 'speed-baccarat', /is not sealed/, (story) => {
    const told = findTold(story, 'dealt', ({ sealed }) => sealed !== null)
    put(told.event, ['card'], 'AS')
  }),
  inTheStory('another card when it is turned', 'speed-baccarat', /'turned' has card/, (story) => {
    const { event } = findTold(story, 'turned')
    put(event, ['card'], otherCard(look(event, 'card')))
  }),
  inTheStory("the dealer's card when it is turned", 'mega-fire-blaze', /'turned' has card/, (story) => {
    const { event } = findTold(story, 'turned')
    put(event, ['card'], otherCard(look(event, 'card')))
  }),
  inTheStory('what the dealer saw', 'ventuno', /'looked' has blackjack/, (story) => {
    const { event } = findTold(story, 'looked')
    put(event, ['blackjack'], look(event, 'blackjack') !== true)
  }),
  inTheStory('a payment, with its money', 'speed-baccarat', /has results\[0\].paid = /, short),
  inTheStory('a payment at a seat, with its money', 'ventuno', /has results\[0\].paid = /, short),
  inTheStory('a payment on a shared hand', 'mega-fire-blaze', /has results\[0\].paid = /, short),
  inTheStory('a payment on a box', 'free-bet', /has results\[0\].paid = /, short),
  inTheStory('an outcome', 'mini-baccarat', /has results\[0\].outcome = "push"/, (story) => {
    const { event } = findTold(
      story,
      'settled',
      (told) => hasBets(told) && look(told.event, 'winner') !== 'T',
    )
    put(event, ['results', 0, 'outcome'], 'push')
  }),
  inTheStory('a winner', 'mini-baccarat', /has winner = /, (story) => {
    const { event } = findTold(story, 'settled')
    put(event, ['winner'], look(event, 'winner') === 'T' ? 'P' : 'T')
  }),
  inTheStory('points', 'mega-fire-blaze', /'scored' has points/, (story) => {
    const { event } = findTold(story, 'scored')
    put(event, ['points'], Number(look(event, 'points')) + 1)
  }),
  inTheStory('a spin of the bonus', 'mega-fire-blaze', /'bonusDrawn' has spins\[0\].fills/, (story) => {
    const { event } = findTold(story, 'bonusDrawn')
    put(event, ['spins', 0, 'fills', 0, 'value'], Number(look(event, 'spins', 0, 'fills', 0, 'value')) + 1)
  }),
  inTheStory('a bet that was laid', 'speed-baccarat', /the rules/, (story) => {
    const { event } = findTold(story, 'placed')
    put(event, ['amount'], Number(look(event, 'amount')) + 500)
  }),
  inTheStory('bets that were not confirmed', 'mini-baccarat', /'closed' has/, (story) => {
    let last = find(story, 'confirmed')
    while (story[last]?.event.type !== 'closed') last += 1
    const first = story.slice(0, last).findLastIndex(({ event }) => event.type === 'roundBegan')
    const others = story.slice(first, last).filter(({ event }) => event.type !== 'confirmed')
    story.splice(first, last - first, ...others)
  }),
  inTheStory('a decision', 'free-bet', /the rules/, (story) => {
    const { event } = findTold(story, 'acted', (told) => look(told.event, 'decision') === 'stand')
    put(event, ['decision'], 'hit')
  }),
  inTheStory('what a double adds', 'ventuno', /'acted' has additions|refuse/, (story) => {
    put(findTold(story, 'acted').event, ['additions'], [{ player: 'ann', behind: false, cash: 5, free: 0 }])
  }),
  inTheStory('a settlement left out', 'speed-baccarat', /'settled' must follow/, (story) => {
    story.splice(find(story, 'settled'), 1)
  }),
  inTheStory('a settlement twice', 'mini-baccarat', /nothing in the rules leads to 'settled'/, (story) => {
    const index = find(story, 'settled')
    story.splice(index, 0, structuredClone(story[index] as Told))
  }),
  inTheStory('an event that there is not', 'mini-baccarat', /no event of this game/, (story) => {
    story.splice(100, 0, { version: null, at: 1, sealed: null, event: { type: 'gift' } })
  }),
  inTheStory('the cut card not announced', 'ventuno', /without its cut card/, (story) => {
    story.splice(find(story, 'cutCardOut'), 1)
  }),
  inTheStory(
    'the cut card announced early',
    'speed-baccarat',
    /cut card was announced with .* cards left/,
    (story) => {
      story.splice(60, 0, ...story.splice(find(story, 'cutCardOut'), 1))
    },
  ),
  inTheStory('the cut card at another seat', 'ventuno', /cut card came out at seat/, (story) => {
    const { event } = findTold(story, 'cutCardOut')
    put(event, ['seat'], Number(look(event, 'seat')) + 1)
  }),
  inTheStory("a round's code", 'free-bet', /does not tell table, time and number/, (story) => {
    put(findTold(story, 'roundBegan').event, ['code'], 'free-bet-20270101-000000-5')
  }),
  inTheStory('a round left out', 'free-bet', /round \d+ follows/, (story) => {
    const first = find(story, 'roundBegan')
    const length = story.slice(first + 1).findIndex(({ event }) => event.type === 'roundBegan') + 1
    story.splice(first, length)
  }),
  inTheStory('the seed told early', 'ventuno', /told before the shoe was over/, (story) => {
    story.splice(60, 0, structuredClone(story.at(-1) as Told))
  }),
  inTheStory(
    'the cut, everywhere',
    'mini-baccarat',
    /burned|next card of the shoe/,
    (story, { published }) => {
      published.cut += published.cut > 200 ? -1 : 1
      put(story[0]?.event ?? {}, ['cut'], published.cut)
    },
  ),
]

export const FORGERIES: readonly Forgery[] = [...CLUMSY, ...MONEY, ...SKILFUL]
