import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { FRAME_BYTES } from '#protocol/wire/frames'
import { CLOSE_CODES } from '#protocol/wire/reasons'
import type { Dice } from '#tests/dice'
import { noise } from '#tests/fuzz/frames/noise'
import { openSocket } from '#tests/fuzz/lines/line'
import type { Person } from '#tests/fuzz/lines/person'
import { diceFor, type Mission } from '#tests/fuzz/mission'
import { inParallel } from '#tests/fuzz/waves'

const PATIENCE_MILLIS = 300_000
const INVALID_TEXT = 1007
const GOODBYE = [1000, 1001, 1005, 3000, 4999]

interface Ending {
  readonly codes: readonly number[]
  readonly send: (ws: WebSocket) => void
}

/** Frames that the server does not put up with: the connection ends, with the code that says why. */
export function endings(mission: Mission, people: readonly Person[], cases: number): Promise<void> {
  const dice = diceFor(mission.seed, 'endings', 0)
  return inParallel(cases, 12, async () => {
    const { codes, send } = anyEnding(dice, mission)
    const person = dice.of(people)
    const ws = openSocket(mission.target, person)
    ws.on('error', () => undefined)
    ws.on('message', () => undefined)
    await once(ws, 'open')
    send(ws)
    const closed = await Promise.race([once(ws, 'close'), pause(PATIENCE_MILLIS, null, { ref: false })])
    const code: unknown = closed?.[0]
    if (typeof code !== 'number' || !codes.includes(code)) {
      mission.target.faults.note(`A connection ended with ${code} instead of ${codes.join(' or ')}.`)
    }
    if (code === undefined) ws.terminate()
    mission.tally.add(`${person.role}: endings`)
  })
}

function anyEnding(dice: Dice, { tables }: Mission): Ending {
  const bytes = Buffer.from(Array.from({ length: 1 + dice.below(40) }, () => 128 + dice.below(128)))
  const endings: readonly Ending[] = [
    { codes: [INVALID_TEXT], send: (ws) => ws.send(Buffer.concat([bytes, BROKEN]), { binary: false }) },
    { codes: [INVALID_TEXT], send: (ws) => ws.send(Buffer.concat([PING, BROKEN]), { binary: false }) },
    { codes: [CLOSE_CODES.tooLarge], send: (ws) => ws.send(' '.repeat(FRAME_BYTES + 1 + dice.below(9_000))) },
    { codes: [CLOSE_CODES.tooLarge], send: (ws) => ws.send('é'.repeat(FRAME_BYTES / 2 + 1)) },
    { codes: [CLOSE_CODES.tooLarge], send: (ws) => ws.send(Buffer.alloc(200_000)) },
    { codes: [CLOSE_CODES.tooLarge], send: pieces },
    { codes: [CLOSE_CODES.badFrames], send: (ws) => times(20, () => ws.send(noise(dice, tables))) },
    { codes: [CLOSE_CODES.badFrames], send: (ws) => times(20, () => ws.send(bytes)) },
    { codes: GOODBYE, send: (ws) => ws.close(dice.of([1000, 3000, 4999]), 'x'.repeat(dice.below(120))) },
  ]
  return dice.of(endings)
}

const PING = Buffer.from('{"type":"ping","at":1}')
/** The beginning of a character, without its end. */
const BROKEN = Buffer.from([0xe2, 0x28])

/** Each of them is small enough, all together are not. */
function pieces(ws: WebSocket): void {
  for (let piece = 0; piece < 8; piece++) ws.send('['.repeat(FRAME_BYTES / 4), { fin: piece === 7 })
}

function times(count: number, act: () => void): void {
  for (let time = 0; time < count; time++) act()
}
