import { Histogram, type Registry } from 'prom-client'
import { CLOSE_CODES } from '#protocol/wire/reasons'
import type { HttpMeter, SocketMeter } from '#server/operations/meters'
import { FAST_BUCKETS, Tally } from '#server/operations/metrics/tally'

const CLOSE_NAMES = new Map<number, string>(Object.entries(CLOSE_CODES).map(([name, code]) => [code, name]))

/** What sockets hear and say. */
export function socketMeter(registry: Registry): SocketMeter {
  const plain = (name: string, help: string) => new Tally(registry, name, help, [] as const)
  const framesIn = plain('sabot_socket_frames_in_total', 'Frames that players sent.')
  const messagesIn = plain('sabot_socket_messages_in_total', 'Messages in the frames that players sent.')
  const bytesIn = plain('sabot_socket_bytes_in_total', 'Bytes of the frames that players sent.')
  const framesOut = plain('sabot_socket_frames_out_total', 'Frames that were written to sockets.')
  const bytesOut = plain('sabot_socket_bytes_out_total', 'Bytes that were written to sockets.')
  const behind = plain(
    'sabot_socket_falls_behind_total',
    'Times that a socket was too slow for what happened.',
  )
  const complaints = new Tally(
    registry,
    'sabot_socket_errors_total',
    'Messages that were not obeyed, by code.',
    ['code'] as const,
  )
  const catchUps = new Tally(registry, 'sabot_socket_catch_ups_total', 'Tables told afresh, by how.', [
    'how',
  ] as const)
  const drops = new Tally(
    registry,
    'sabot_socket_drops_total',
    'Sockets that the server closed, by reason.',
    ['reason'] as const,
  )
  const answers = new Tally(
    registry,
    'sabot_commands_total',
    'Commands answered: ok, or the refusal’s reason.',
    ['answer'] as const,
  )
  const waits = new Histogram({
    name: 'sabot_command_seconds',
    help: 'From the frame of a command to its answer, which means stored.',
    buckets: FAST_BUCKETS,
    registers: [registry],
  })
  return {
    heard(bytes, messages) {
      framesIn.add(1)
      messagesIn.add(messages)
      bytesIn.add(bytes)
    },
    complained: (code) => complaints.add(1, code),
    wrote(bytes) {
      framesOut.add(1)
      bytesOut.add(bytes)
    },
    caughtUp: (how) => catchUps.add(1, how),
    fellBehind: () => behind.add(1),
    dropped: (code) => drops.add(1, CLOSE_NAMES.get(code) ?? 'other'),
    answered(answer, millis) {
      answers.add(1, answer)
      waits.observe(millis / 1_000)
    },
  }
}

/** Requests by route, never by address: an address may be anything. */
export function httpMeter(registry: Registry): HttpMeter {
  const requests = new Tally(registry, 'sabot_http_requests_total', 'Requests by route and status.', [
    'method',
    'route',
    'status',
  ] as const)
  const seconds = new Histogram({
    name: 'sabot_http_request_seconds',
    help: 'How long a request took.',
    labelNames: ['route'],
    buckets: FAST_BUCKETS,
    registers: [registry],
  })
  return {
    answered(method, route, status, millis) {
      requests.add(1, method, route, String(status))
      seconds.observe({ route }, millis / 1_000)
    },
  }
}
