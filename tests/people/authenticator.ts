import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { cbor } from '#tests/people/cbor'

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

interface Options {
  readonly challenge: string
  readonly rpId?: string
  readonly rp?: { readonly id?: string }
  readonly user?: { readonly id: string }
}

/** What a test makes wrong about an answer. */
interface Faults {
  readonly origin?: string
  readonly rpId?: string
  readonly unverified?: boolean
  readonly challenge?: string
  readonly type?: string
  readonly userHandle?: string
  /** Where the counter stands, for one that was copied. */
  readonly counter?: number
}

/** A passkey in software: real P-256 keys, real CBOR, the attestation `none`. */
export class Authenticator {
  readonly id = randomBytes(32)
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject } = generateKeyPairSync(
    'ec',
    {
      namedCurve: 'P-256',
    },
  )
  readonly #origin: string
  #user = ''
  counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  /** What `navigator.credentials.create` gives. */
  create(options: Options, faults: Faults = {}) {
    this.#user = options.user?.id ?? ''
    const rpId = faults.rpId ?? options.rp?.id ?? ''
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey()])
    const authData = Buffer.concat([this.#data(rpId, faults, WITH_KEY), key])
    const attestation = cbor(
      new Map<string, Buffer | string | ReadonlyMap<string, Buffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options, faults).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** What `navigator.credentials.get` gives. */
  get(options: Options, faults: Faults = {}) {
    this.counter++
    const data = this.#data(faults.rpId ?? options.rpId ?? '', faults)
    const client = this.#clientData('webauthn.get', options, faults)
    const digest = createHash('sha256').update(client).digest()
    const signature = sign('sha256', Buffer.concat([data, digest]), this.#keys.privateKey)
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: faults.userHandle ?? this.#user,
      },
    }
  }

  #credential() {
    const id = this.id.toString('base64url')
    return {
      id,
      rawId: id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
    }
  }

  #clientData(type: string, { challenge }: Options, faults: Faults): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? this.#origin,
        crossOrigin: false,
      }),
    )
  }

  #data(rpId: string, faults: Faults, more = 0): Buffer {
    const flags = PRESENT | (faults.unverified === true ? 0 : VERIFIED) | more
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(faults.counter ?? this.counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter])
  }

  /** ES256 over P-256, as COSE has it. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }
}
