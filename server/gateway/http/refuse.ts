import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { ErrorAnswer } from '#protocol/http'

/** The one shape of every error. */
export function refuse(reply: FastifyReply, status: number, reason: string, text: string): FastifyReply {
  const answer: ErrorAnswer = { error: reason, text }
  return reply.code(status).header('cache-control', 'no-store').send(answer)
}

/** The same where there is no request to reply to: what came was no HTTP, or its reply was given away. */
export function refuseBare(wire: Duplex, status: number, reason: string, text: string): void {
  if (!wire.writable) {
    wire.destroy()
    return
  }
  const answer: ErrorAnswer = { error: reason, text }
  const body = JSON.stringify(answer)
  wire.once('finish', () => wire.destroy())
  wire.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
