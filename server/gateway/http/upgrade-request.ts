import type { FastifyReply, FastifyRequest } from 'fastify'
import { SUBPROTOCOL } from '#protocol/version'
import { refuse } from '#server/gateway/http/refuse'
import type { Upgrade, Upgrades } from '#server/gateway/http/upgrade'

/** The wire of a request that wants to become a socket of ours; null when it does not, and was told so. */
export function upgradeOf(request: FastifyRequest, reply: FastifyReply, upgrades: Upgrades): Upgrade | null {
  const upgrade = upgrades.of(request.raw)
  if (upgrade === undefined || request.headers.upgrade?.toLowerCase() !== 'websocket') {
    const text = `Connect with a WebSocket of the protocol ${SUBPROTOCOL}.`
    void refuse(reply.header('upgrade', 'websocket'), 426, 'no-socket', text)
    return null
  }
  if (offersProtocol(request)) return upgrade
  const text = `Offer the protocol ${SUBPROTOCOL}; no other is spoken here.`
  void refuse(reply, 400, 'unknown-protocol', text)
  return null
}

function offersProtocol(request: FastifyRequest): boolean {
  const offered = request.headers['sec-websocket-protocol'] ?? ''
  return offered.split(',').some((protocol) => protocol.trim() === SUBPROTOCOL)
}
