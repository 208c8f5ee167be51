import { describe, expect, it } from 'vitest'
import { type Letter, Mailbox } from '#server/tables/inbox/mailbox'
import type { Answer, Order } from '#server/tables/ports'

const SEALER = { digest: (text: string) => `sealed ${text}` }
const OK: Answer = { ok: true, upto: 7 }

function sit(player: string, id: string, seat = 1): Order {
  return { player, name: player, house: false, currency: 'EUR', id, command: { do: 'sit', seat } }
}

function only(letters: readonly Letter[]): Letter {
  const [letter] = letters
  if (letter === undefined || letters.length !== 1) throw new Error(`${letters.length} letters are there.`)
  return letter
}

describe('a mailbox', () => {
  it('gives letters in the order they came, no more than asked for', () => {
    const mailbox = new Mailbox('t', SEALER)
    for (const id of ['a', 'b', 'c']) void mailbox.post(sit('ann', id))
    expect(mailbox.take(2).map(({ order }) => order.id)).toEqual(['a', 'b'])
    expect(mailbox.isEmpty).toBe(false)
    expect(mailbox.take(2).map(({ order }) => order.id)).toEqual(['c'])
    expect(mailbox.isEmpty).toBe(true)
  })

  it('holds one letter for an id that is sent again while the first waits, is carried out, or is answered', async () => {
    const mailbox = new Mailbox('t', SEALER)
    const answers = [mailbox.post(sit('ann', 'same')), mailbox.post(sit('ann', 'same'))]
    const letter = only(mailbox.take(10))
    answers.push(mailbox.post(sit('ann', 'same')))
    expect(mailbox.isEmpty).toBe(true)
    letter.answer(OK)
    answers.push(mailbox.post(sit('ann', 'same')))
    expect(mailbox.isEmpty).toBe(true)
    expect(await Promise.all(answers)).toEqual([OK, OK, OK, OK])
  })

  it('refuses the same id for another command, at once and without a letter', async () => {
    const mailbox = new Mailbox('t', SEALER)
    void mailbox.post(sit('ann', 'same', 1))
    const other = await mailbox.post(sit('ann', 'same', 2))
    expect(other).toMatchObject({ ok: false, reason: 'id-reused' })
    expect(mailbox.take(10)).toHaveLength(1)
  })

  it("does not take one player's id for another's, whatever they are called", () => {
    const mailbox = new Mailbox('t', SEALER)
    void mailbox.post(sit('ann', 'same'))
    void mailbox.post(sit('bob', 'same'))
    expect(mailbox.take(10)).toHaveLength(2)
  })

  it('asks again for what was answered only for now', async () => {
    const mailbox = new Mailbox('t', SEALER)
    const first = mailbox.post(sit('ann', 'same'))
    const paused: Answer = { ok: false, reason: 'paused', text: 'Wait.' }
    mailbox.answerForNow(only(mailbox.take(10)), paused)
    expect(await first).toEqual(paused)
    const second = mailbox.post(sit('ann', 'same'))
    only(mailbox.take(10)).answer(OK)
    expect(await second).toEqual(OK)
  })

  it('puts letters whose fate is unknown before those that came later, and marks them', () => {
    const mailbox = new Mailbox('t', SEALER)
    void mailbox.post(sit('ann', 'a'))
    void mailbox.post(sit('ann', 'b'))
    const taken = mailbox.take(10)
    void mailbox.post(sit('ann', 'c'))
    taken[0]?.answer(OK)
    mailbox.putBack(taken)
    const again = mailbox.take(10)
    expect(again.map(({ order, unsure }) => [order.id, unsure])).toEqual([
      ['b', true],
      ['c', false],
    ])
  })

  it('is bounded: when too many wait, the next are refused until there is room', async () => {
    const mailbox = new Mailbox('t', SEALER)
    let posted = 0
    let refused: Answer | null = null
    while (refused === null && posted < 100_000) {
      const answer = mailbox.post(sit(`player-${posted}`, 'same'))
      posted += 1
      refused = await Promise.race([answer, Promise.resolve(null)])
    }
    expect(refused).toMatchObject({ ok: false, reason: 'too-many' })
    mailbox.take(1)
    const later = mailbox.post(sit(`player-${posted - 1}`, 'same'))
    expect(await Promise.race([later, Promise.resolve('waits')])).toBe('waits')
  })

  it('knows every letter that is not answered, however many wait and are under way', () => {
    const mailbox = new Mailbox('t', SEALER)
    const underway: Letter[] = []
    const post = (number: number) => void mailbox.post(sit(`player-${number}`, 'same'))
    for (let number = 0; number < 2000; number++) post(number)
    underway.push(...mailbox.take(2000))
    for (let number = 2000; number < 21_999; number++) post(number)
    for (const number of [0, 1999, 2000, 21_998]) post(number)
    mailbox.putBack(underway)
    const keys = mailbox.take(Number.POSITIVE_INFINITY).map(({ sender }) => sender)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
