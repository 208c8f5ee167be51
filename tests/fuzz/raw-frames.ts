import type { Dice } from '#tests/dice'

const TEXT = 0x81
const PONG = '"type":"pong"'

/** A client's frame as it goes over the wire, masked or not, with a length that may be a lie. */
export function rawFrame(
  first: number,
  payload: Buffer | string,
  { mask = 0x5a, length }: { readonly mask?: number | null; readonly length?: number } = {},
): Buffer {
  const content = Buffer.from(payload)
  const said = length ?? content.length
  const bit = mask === null ? 0 : 0x80
  const head = said < 126 ? [bit | said] : said < 65_536 ? [bit | 126, said >> 8, said & 255] : [bit | 127]
  const wide = Buffer.alloc(said < 65_536 ? 0 : 8)
  if (wide.length > 0) wide.writeBigUInt64BE(BigInt(said))
  const masked = mask === null ? content : content.map((byte) => byte ^ mask)
  return Buffer.concat([
    Buffer.from([first, ...head]),
    wide,
    Buffer.alloc(mask === null ? 0 : 4, mask ?? 0),
    masked,
  ])
}

export const PING_FRAME = rawFrame(TEXT, '{"type":"ping","at":1}')

export type Outcome =
  /** The server hangs up. */
  | 'cut off'
  /** Strange but right: it is answered like any other. */
  | 'answered'
  /** It waits for the rest, which never comes. */
  | 'waits'

export interface RawCase {
  readonly bytes: Buffer
  readonly outcome: Outcome
}

/** Bytes after a good handshake. */
export function anyRawCase(dice: Dice): RawCase {
  const pair = dice.weighted<() => readonly [Outcome, Buffer]>([
    [() => ['cut off', rawFrame(TEXT, '[]', { mask: null })], 2],
    [() => ['cut off', rawFrame(TEXT | ((1 + dice.below(7)) << 4), 'x')], 3],
    [() => ['cut off', rawFrame(0x80 | dice.of([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), 'x')], 3],
    [() => ['cut off', rawFrame(0x80, 'goes on with nothing')], 1],
    [() => ['cut off', rawFrame(dice.of([0x08, 0x09, 0x0a]), 'x')], 2],
    [() => ['cut off', rawFrame(dice.of([0x88, 0x89, 0x8a]), 'x'.repeat(126 + dice.below(500)))], 2],
    [() => ['cut off', rawFrame(0x88, closing(dice.of([0, 1, 999, 1004, 1005, 1006, 1015, 2999, 5000])))], 2],
    [() => ['cut off', rawFrame(0x88, Buffer.from([3]))], 1],
    [() => ['cut off', rawFrame(0x88, Buffer.concat([closing(1000), Buffer.from([0xff, 0xfe])]))], 1],
    [() => ['cut off', rawFrame(TEXT, '', { length: dice.of([32_769, 65_536, 2 ** 31, 2 ** 53]) })], 3],
    [() => ['cut off', Buffer.from([TEXT, 0xff, ...Array(8).fill(255), 0, 0, 0, 0])], 1],
    [() => ['cut off', Buffer.concat([rawFrame(0x01, '['), rawFrame(TEXT, ']')])], 2],
    [() => ['cut off', Buffer.concat([rawFrame(0x01, '['), ...Array(60).fill(rawFrame(0x00, ' '))])], 1],
    [() => ['cut off', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3))], 1],
    [() => ['cut off', Buffer.concat([PING_FRAME, rawFrame(0x88, closing(1000))])], 1],
    [() => ['waits', PING_FRAME.subarray(0, 1 + dice.below(PING_FRAME.length - 1))], 3],
    [() => ['waits', rawFrame(TEXT, '[{"type":', { length: 30_000 })], 2],
    [() => ['waits', rawFrame(0x01, '[')], 1],
    [() => ['answered', PING_FRAME], 1],
    [() => ['answered', rawFrame(TEXT, '{"type":"ping","at":1}', { mask: 0 })], 1],
    [() => ['answered', Buffer.concat([rawFrame(0x89, 'x'.repeat(125)), rawFrame(0x8a, ''), PING_FRAME])], 1],
    [() => ['answered', Buffer.concat([rawFrame(TEXT, ''), rawFrame(0x82, 'bin'), PING_FRAME])], 1],
    [() => ['answered', inFragments(dice)], 2],
  ])()
  return { outcome: pair[0], bytes: pair[1] }
}

export function isAnswered(heard: Buffer): boolean {
  return heard.includes(PONG)
}

function closing(code: number): Buffer {
  return Buffer.from([code >> 8, code & 255])
}

/** A right message in pieces, empty ones too, with a control frame between them. */
function inFragments(dice: Dice): Buffer {
  const text = '{"type":"ping","at":1}'
  const at = 1 + dice.below(text.length - 1)
  return Buffer.concat([
    rawFrame(0x01, text.slice(0, at)),
    rawFrame(0x89, ''),
    rawFrame(0x00, ''),
    rawFrame(0x80, text.slice(at)),
  ])
}
