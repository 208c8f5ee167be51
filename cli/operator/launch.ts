import { randomBytes } from 'node:crypto'
import type { Io } from '#cli/io'
import type { ErrorAnswer } from '#protocol/http'
import type { LaunchAnswer } from '#protocol/http/operators'
import { SIGNATURE_HEADERS, signatureOf } from '#server/operators/signature'

const PATH = '/api/operators/launch'

interface Asked {
  readonly server: string
  readonly id: string
  readonly secret: string
  readonly player: string
}

/** Asks a server for a launch link and prints it; the sentence that says why there is none, or null. */
export async function askLaunch({ server, id, secret, player }: Asked, io: Io): Promise<string | null> {
  const body = JSON.stringify({ player, name: player, language: 'it', currency: 'EUR' })
  const time = String(Date.now())
  const nonce = randomBytes(16).toString('hex')
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADERS.operator]: id,
    [SIGNATURE_HEADERS.time]: time,
    [SIGNATURE_HEADERS.nonce]: nonce,
    [SIGNATURE_HEADERS.signature]: signatureOf(secret, { method: 'POST', path: PATH, time, nonce, body }),
  }
  try {
    const response = await fetch(new URL(PATH, server), { method: 'POST', headers, body })
    const answer = (await response.json()) as LaunchAnswer | ErrorAnswer
    if ('error' in answer) return answer.text
    io.out(`${answer.url}\n`)
    return null
  } catch (error) {
    return `${server} does not answer (${String(error)}).`
  }
}
