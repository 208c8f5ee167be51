import type { Person } from '#tests/fuzz/lines/person'
import { diceFor, type Mission } from '#tests/fuzz/mission'
import { inParallel } from '#tests/fuzz/waves'
import { handshake } from '#tests/fuzz/wires/handshakes'
import { anyRawCase, closeCodeIn, isAnswered, PING_FRAME, type RawCase } from '#tests/fuzz/wires/raw-frames'
import { Wire } from '#tests/fuzz/wires/wire'

const AT_ONCE = 12

/** Below the WebSocket library: frames that no library writes, after a good handshake or with it. */
export function rawFrames(
  { seed, tally, target }: Mission,
  people: readonly Person[],
  cases: number,
): Promise<void> {
  const dice = diceFor(seed, 'raw frames', 0)
  return inParallel(cases, AT_ONCE, async () => {
    const raw = anyRawCase(dice)
    const person = dice.of(people)
    const isEager = dice.chance(0.2)
    const wire = await Wire.open(target.port)
    const request = Buffer.from(handshake(person))
    wire.say(isEager ? Buffer.concat([request, raw.bytes]) : request)
    const reply = await wire.reply(false)
    if (reply === null || reply === 'silence' || reply.status !== 101) {
      target.faults.note(`A good handshake got ${reply === null ? 'the end' : JSON.stringify(reply)}.`)
    } else {
      if (!isEager) wire.say(raw.bytes)
      const problem = await outcomeOf(wire, raw)
      if (problem !== null) target.faults.note(`${problem} after ${raw.bytes.toString('hex').slice(0, 200)}`)
    }
    wire.drop()
    tally.add(`${person.role}: raw frames`)
  })
}

async function outcomeOf(wire: Wire, raw: RawCase): Promise<string | null> {
  if ('code' in raw) {
    if (!(await wire.ends())) return 'The connection stays open'
    const code = closeCodeIn(wire.heard)
    return code === raw.code ? null : `The connection ended with ${code} instead of ${raw.code}`
  }
  if (raw.rest !== null) wire.say(raw.rest)
  return (await wire.until(() => isAnswered(wire.heard))) ? null : 'There is no pong'
}

/** Comes and is gone: before, in and after the handshake, in the middle of a frame. */
export function aborted(
  { seed, tally, target }: Mission,
  people: readonly Person[],
  cases: number,
): Promise<void> {
  const dice = diceFor(seed, 'aborted', 0)
  return inParallel(cases, AT_ONCE, async () => {
    const stage = dice.below(5)
    const person = dice.of(people)
    const request = handshake(person)
    const wire = await Wire.open(target.port)
    if (stage === 1) wire.say(request.slice(0, dice.below(request.length)))
    if (stage >= 2) wire.say(request)
    if (stage === 3) await wire.until(() => wire.heard.length > 0)
    if (stage >= 3) wire.say(PING_FRAME.subarray(0, dice.below(PING_FRAME.length)))
    if (dice.chance(0.5)) wire.socket.resetAndDestroy()
    else wire.drop()
    tally.add(`${person.role}: aborted connections`)
  })
}
