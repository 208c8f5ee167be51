import type { Person } from '#tests/fuzz/lines/person'
import { diceFor, type Mission } from '#tests/fuzz/mission'
import { BROKEN_REQUESTS } from '#tests/fuzz/routes/broken-requests'
import { judge } from '#tests/fuzz/wires/judge'
import { Wire } from '#tests/fuzz/wires/wire'

const AT_ONCE = 8

/** Requests that are hardly any, over several connections, kept as long as the server keeps them. */
export async function breakRequests(
  { seed, tally, target }: Mission,
  people: readonly Person[],
  cases: number,
): Promise<void> {
  const kinds = Object.entries(BROKEN_REQUESTS)
  const each = Math.ceil(cases / AT_ONCE)
  const ask = async (part: number): Promise<void> => {
    const dice = diceFor(seed, 'broken requests', part)
    let wire = await Wire.open(target.port)
    for (let request = 0; request < each; request++) {
      const [kind, make] = dice.of(kinds)
      const { bytes, isHead, statuses, isUnfinished = false } = make(dice, dice.of(people).cookie)
      if (wire.isOver) wire = await Wire.open(target.port)
      wire.say(bytes)
      if (isUnfinished) wire.socket.end()
      const reply = await wire.reply(isHead)
      judge(reply, bytes, { faults: target.faults, isHead, statuses, mayBeCut: statuses === undefined })
      tally.add(`broken requests: ${kind}`)
      const isLast = reply === null || reply === 'silence' || /^connection: close/im.test(reply.head)
      if (!isUnfinished && !isLast && wire.heard.length === 0) continue
      wire.drop()
      wire = await Wire.open(target.port)
    }
    wire.drop()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, part) => ask(part)))
}
