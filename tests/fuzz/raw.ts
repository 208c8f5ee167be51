import { handshake } from '#tests/fuzz/handshakes'
import type { Player } from '#tests/fuzz/intruder'
import { anyRawCase, isAnswered, PING_FRAME, type RawCase } from '#tests/fuzz/raw-frames'
import { diceFor, type Mission } from '#tests/fuzz/squad'
import { inParallel } from '#tests/fuzz/waves'
import { Wire } from '#tests/fuzz/wire'

const AT_ONCE = 12

/** Below the WebSocket library: frames that no library writes, after a good handshake or with it. */
export function rawFrames(mission: Mission, player: Player, cases: number): Promise<void> {
  const { seed, tally, target } = mission
  const dice = diceFor(seed, 'raw frames', 0)
  const port = Number(new URL(target.url).port)
  return inParallel(cases, AT_ONCE, async () => {
    const raw = anyRawCase(dice)
    const isEager = dice.chance(0.2)
    const wire = await Wire.open(port)
    const request = Buffer.from(handshake(player.token))
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
    tally.add('raw frames')
  })
}

async function outcomeOf(wire: Wire, { outcome }: RawCase): Promise<string | null> {
  switch (outcome) {
    case 'cut off':
      return (await wire.ends()) ? null : 'The connection stays open'
    case 'answered':
      return (await wire.until(() => isAnswered(wire.heard))) ? null : 'There is no pong'
    case 'waits':
      return wire.isOver ? 'The connection was ended' : null
    default:
      return outcome satisfies never
  }
}

/** Comes and is gone: before, in and after the handshake, in the middle of a frame. */
export function aborted(mission: Mission, player: Player, cases: number): Promise<void> {
  const { seed, tally, target } = mission
  const dice = diceFor(seed, 'aborted', 0)
  const port = Number(new URL(target.url).port)
  const request = handshake(player.token)
  return inParallel(cases, AT_ONCE, async () => {
    const stage = dice.below(5)
    const wire = await Wire.open(port)
    if (stage === 1) wire.say(request.slice(0, dice.below(request.length)))
    if (stage >= 2) wire.say(request)
    if (stage === 3) await wire.until(() => wire.heard.length > 0)
    if (stage >= 3) wire.say(PING_FRAME.subarray(0, dice.below(PING_FRAME.length)))
    if (dice.chance(0.5)) wire.socket.resetAndDestroy()
    else wire.drop()
    tally.add('aborted connections')
  })
}
