import { BROKEN_REQUESTS } from '#tests/fuzz/broken-requests'
import type { Player } from '#tests/fuzz/intruder'
import { judge } from '#tests/fuzz/replies'
import { REQUESTS } from '#tests/fuzz/requests'
import { diceFor, type Mission } from '#tests/fuzz/squad'
import { Wire } from '#tests/fuzz/wire'

const AT_ONCE = 12
/** Whoever sent half a request does not wait for the rest of patience. */
const GLANCE_MILLIS = 5

/** Requests of all sorts over several connections, kept as long as the server keeps them. */
export async function requests(mission: Mission, { token }: Player, cases: number): Promise<void> {
  const { seed, tally, target } = mission
  const port = Number(new URL(target.url).port)
  const kinds = Object.entries({ ...REQUESTS, ...BROKEN_REQUESTS })
  const asking = { token, rounds: mission.rounds() }
  const each = Math.ceil(cases / AT_ONCE)
  const ask = async (part: number): Promise<void> => {
    const dice = diceFor(seed, 'requests', part)
    let wire = await Wire.open(port)
    for (let request = 0; request < each; request++) {
      const [kind, make] = dice.of(kinds)
      const { bytes, isHead, statuses, isUnfinished = false } = make(dice, asking)
      if (wire.isOver) wire = await Wire.open(port)
      wire.say(bytes)
      tally.add(`requests: ${kind}`)
      if (isUnfinished) {
        await wire.until(() => wire.heard.length > 0, GLANCE_MILLIS)
        if (wire.heard.length > 0) judge(await wire.reply(isHead), bytes, { faults: target.faults, isHead })
        wire.drop()
        wire = await Wire.open(port)
        continue
      }
      const reply = await wire.reply(isHead)
      judge(reply, bytes, { faults: target.faults, isHead, statuses })
      const isLast = reply === null || reply === 'silence' || /^connection: close/im.test(reply.head)
      if (!isLast && wire.heard.length === 0) continue
      wire.drop()
      wire = await Wire.open(port)
    }
    wire.drop()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, part) => ask(part)))
}
