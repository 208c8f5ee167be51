/** As much of CBOR (RFC 8949) as an authenticator writes. */
export type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

const UNSIGNED = 0
const NEGATIVE = 1
const BYTES = 2
const TEXT = 3
const MAP = 5

export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(NEGATIVE, -1 - value) : head(UNSIGNED, value)
  if (typeof value === 'string')
    return Buffer.concat([head(TEXT, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(BYTES, value.length), value])
  return Buffer.concat([head(MAP, value.size), ...[...value].flat().map(cbor)])
}

function head(kind: number, amount: number): Buffer {
  if (amount < 24) return Buffer.from([(kind << 5) | amount])
  if (amount < 256) return Buffer.from([(kind << 5) | 24, amount])
  return Buffer.from([(kind << 5) | 25, amount >> 8, amount & 255])
}
