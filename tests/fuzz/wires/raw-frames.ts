import type { Dice } from '#tests/dice'

const TEXT = 0x81
const CLOSE = 0x88
const PING_TEXT = '{"type":"ping","at":1}'
const PONG = '"type":"pong"'

/** Why a connection ends, by RFC 6455. */
const CODES = { goodbye: 1000, wrong: 1002, noText: 1007, tooManyPieces: 1008, tooLarge: 1009 } as const

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

export const PING_FRAME = rawFrame(TEXT, PING_TEXT)

/** Bytes after a good handshake, and what must come of them. */
export type RawCase =
  /** The server hangs up, with this code. */
  | { readonly bytes: Buffer; readonly code: number }
  /** Strange but right: it is answered like any other, when the rest is there where some is missing. */
  | { readonly bytes: Buffer; readonly rest: Buffer | null }

type Ends = keyof typeof CODES

export function anyRawCase(dice: Dice): RawCase {
  const { wrong, goodbye } = CODES
  const ends = (code: Ends, bytes: Buffer): RawCase => ({ bytes, code: CODES[code] })
  const answered = (...frames: readonly Buffer[]): RawCase => ({
    bytes: Buffer.concat([...frames, PING_FRAME]),
    rest: null,
  })
  return dice.weighted<() => RawCase>([
    [() => ends('wrong', rawFrame(TEXT, '[]', { mask: null })), 2],
    [() => ends('wrong', rawFrame(TEXT | ((1 + dice.below(7)) << 4), 'x')), 3],
    [() => ends('wrong', rawFrame(0x80 | dice.of([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), 'x')), 3],
    [() => ends('wrong', rawFrame(0x80, 'goes on with nothing')), 1],
    [() => ends('wrong', rawFrame(dice.of([0x08, 0x09, 0x0a]), 'x')), 2],
    [() => ends('wrong', rawFrame(dice.of([CLOSE, 0x89, 0x8a]), 'x'.repeat(126 + dice.below(500)))), 2],
    [
      () => ends('wrong', rawFrame(CLOSE, closing(dice.of([0, 1, 999, 1004, 1005, 1006, 1015, 2999, 5000])))),
      2,
    ],
    [() => ends('wrong', rawFrame(CLOSE, Buffer.from([3]))), 1],
    [() => ends('noText', rawFrame(CLOSE, Buffer.concat([closing(1000), Buffer.from([0xff, 0xfe])]))), 1],
    [() => ends('tooLarge', rawFrame(TEXT, '', { length: dice.of([32_769, 65_536, 2 ** 31, 2 ** 53]) })), 3],
    [() => ends('tooLarge', Buffer.from([TEXT, 0xff, ...Array(8).fill(255), 0, 0, 0, 0])), 1],
    [() => ends('wrong', Buffer.concat([rawFrame(0x01, '['), rawFrame(TEXT, ']')])), 2],
    [() => ends('tooManyPieces', Buffer.concat([rawFrame(0x01, '['), ...pieces(60)])), 1],
    [() => ends('wrong', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3))), 1],
    [() => ({ bytes: Buffer.concat([PING_FRAME, rawFrame(CLOSE, closing(1000))]), code: goodbye }), 1],
    [() => ({ bytes: Buffer.concat([PING_FRAME, rawFrame(0x80, '')]), code: wrong }), 1],
    [() => inTwo(PING_FRAME, 1 + dice.below(PING_FRAME.length - 1)), 3],
    [() => inTwo(Buffer.concat([rawFrame(TEXT, `[${' '.repeat(30_000)}`), PING_FRAME]), 40), 2],
    [() => inTwo(Buffer.concat([rawFrame(0x01, '['), rawFrame(0x80, ']'), PING_FRAME]), 7), 1],
    [() => answered(), 1],
    [() => answered(rawFrame(TEXT, PING_TEXT, { mask: 0 })), 1],
    [() => answered(rawFrame(0x89, 'x'.repeat(125)), rawFrame(0x8a, '')), 1],
    [() => answered(rawFrame(TEXT, ''), rawFrame(0x82, 'bin')), 1],
    [() => answered(inFragments(dice)), 2],
  ])()
}

export function isAnswered(heard: Buffer): boolean {
  return heard.includes(PONG)
}

/** The code of the server's last frame, where that is its goodbye. */
export function closeCodeIn(heard: Buffer): number | null {
  for (let at = 0; at + 2 <= heard.length; ) {
    const size = (heard[at + 1] ?? 0) & 127
    const wide =
      size === 126 ? heard.readUInt16BE(at + 2) : size === 127 ? Number(heard.readBigUInt64BE(at + 2)) : size
    const start = at + 2 + (size === 126 ? 2 : size === 127 ? 8 : 0)
    if (heard[at] === CLOSE) return wide < 2 ? null : heard.readUInt16BE(start)
    at = start + wide
  }
  return null
}

function inTwo(bytes: Buffer, at: number): RawCase {
  return { bytes: bytes.subarray(0, at), rest: bytes.subarray(at) }
}

function closing(code: number): Buffer {
  return Buffer.from([code >> 8, code & 255])
}

function pieces(count: number): readonly Buffer[] {
  return Array.from({ length: count }, () => rawFrame(0x00, ' '))
}

/** A right message in pieces, empty ones too, with a control frame between them. */
function inFragments(dice: Dice): Buffer {
  const at = 1 + dice.below(PING_TEXT.length - 1)
  return Buffer.concat([
    rawFrame(0x01, PING_TEXT.slice(0, at)),
    rawFrame(0x89, ''),
    rawFrame(0x00, ''),
    rawFrame(0x80, PING_TEXT.slice(at)),
  ])
}
