import { LARGEST_CENTS } from '#engine/money/cents'
import { SECOND_PERSON } from '#protocol/http/supervision'
import { FRAME_BYTES } from '#protocol/wire/frames'
import { type Config, type Limits, LOG_LEVELS } from '#server/config/config'
import { isHouseLimit } from '#server/config/house-limits'
import { FLAG, type Kind, list, oneOf, optional, secret, text, whole } from '#server/config/kinds'
import { RATES } from '#server/config/rates'
import { TEST_SEEDS } from '#server/config/test-seeds'
import type { Retention } from '#server/history/retention'

export interface Setting<Value> {
  readonly variable: string
  readonly kind: Kind<Value>
  readonly standard: Value
}

type Settings<Values> = { readonly [Name in keyof Values]: Setting<Values[Name]> }

function setting<Value>(variable: string, kind: Kind<Value>, standard: Value): Setting<Value> {
  return { variable, kind, standard }
}

function amountOf(unit: string, standard: number, variable: string, most = 1_000_000): Setting<number> {
  return setting(variable, whole(1, most, unit, standard), standard)
}

function isOrigin(given: string): boolean {
  return URL.canParse(given) && /^https?:/.test(given) && new URL(given).origin === given
}

function isDatabaseUrl(given: string): boolean {
  return /^postgres(ql)?:\/\/./.test(given) && URL.canParse(given)
}

/** Every setting but the tables: its variable, what it may be, and what it is when nobody says. */
export const SETTINGS: Settings<Omit<Config, 'limits' | 'retention' | 'operators' | 'tables'>> = {
  port: setting(
    'SABOT_PORT',
    { ...whole(0, 65_535, 'ports', 4750), words: 'a port from 1 to 65535, or 0 for any free one' },
    4750,
  ),
  host: setting(
    'SABOT_HOST',
    text('the address to listen on', '0.0.0.0', (given) => /^[\w.:-]+$/.test(given)),
    '127.0.0.1',
  ),
  dataFolder: setting(
    'SABOT_DATA_FOLDER',
    text('a folder', './data', (given) => given.trim() !== ''),
    './data',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    optional(
      secret(text("a PostgreSQL server's URL", 'postgresql://user:password@host:5432/sabot', isDatabaseUrl)),
      null,
    ),
    null,
  ),
  sealKey: setting(
    'SABOT_SEAL_KEY',
    optional(
      secret(
        text('32 bytes as 64 hexadecimal digits', 'the output of: openssl rand -hex 32', (given) =>
          /^[0-9a-f]{64}$/i.test(given),
        ),
      ),
      undefined,
    ),
    undefined,
  ),
  newSealKey: setting('SABOT_NEW_SEAL_KEY', FLAG, false),
  clientFolder: setting(
    'SABOT_CLIENT_FOLDER',
    optional(
      text('a folder', './my-client', (given) => given.trim() !== ''),
      null,
    ),
    null,
  ),
  consoleFolder: setting(
    'SABOT_CONSOLE_FOLDER',
    optional(
      text('a folder', './my-console', (given) => given.trim() !== ''),
      null,
    ),
    null,
  ),
  logLevel: setting('SABOT_LOG_LEVEL', oneOf(LOG_LEVELS, 'info'), 'info'),
  secureCookies: setting('SABOT_SECURE_COOKIES', FLAG, false),
  trustProxy: setting('SABOT_TRUST_PROXY', FLAG, false),
  idleMinutes: setting('SABOT_IDLE_MINUTES', whole(1, 1_440, 'minutes', 30), 30),
  origins: setting(
    'SABOT_ORIGINS',
    list(text('an origin: scheme, host and port without a path', 'https://play.example', isOrigin)),
    [],
  ),
  guestCash: setting('SABOT_GUEST_CASH', whole(0, LARGEST_CENTS, 'cents', 100_000), 100_000),
  rates: setting('SABOT_RATES', RATES, {}),
  guestChat: setting('SABOT_GUEST_CHAT', FLAG, true),
  currency: setting(
    'SABOT_CURRENCY',
    text('a currency of three capital letters', 'EUR', (given) => /^[A-Z]{3}$/.test(given)),
    'EUR',
  ),
  regulated: setting('SABOT_REGULATED', FLAG, false),
  houseLimits: setting(
    'SABOT_HOUSE_LIMITS',
    list(text('a limit: what, period and cents (minutes for time)', 'loss/week/50000', isHouseLimit)),
    [],
  ),
  looserLimitHours: setting('SABOT_LOOSER_LIMIT_HOURS', optional(whole(24, 8_760, 'hours', 48), null), null),
  sessionMost: setting('SABOT_SESSION_MOST', whole(100, LARGEST_CENTS, 'cents', 100_000), 100_000),
  sessionAwayMinutes: setting('SABOT_SESSION_AWAY_MINUTES', whole(1, 1_440, 'minutes', 30), 30),
  depositLeast: setting('SABOT_DEPOSIT_LEAST', whole(1, LARGEST_CENTS, 'cents', 500), 500),
  depositMost: setting('SABOT_DEPOSIT_MOST', whole(1, LARGEST_CENTS, 'cents', 1_000_000), 1_000_000),
  withdrawalMost: setting('SABOT_WITHDRAWAL_MOST', whole(1, LARGEST_CENTS, 'cents', 1_000_000), 1_000_000),
  housePlayers: setting('SABOT_HOUSE_PLAYERS', whole(0, 500, 'players', 6), 6),
  secondPerson: setting('SABOT_SECOND_PERSON', oneOf(SECOND_PERSON, 'required'), 'required'),
  shutdownSeconds: setting('SABOT_SHUTDOWN_SECONDS', whole(0, 600, 'seconds', 20), 20),
  expectedDigest: setting(
    'SABOT_EXPECTED_DIGEST',
    optional(
      text('a digest of 64 hexadecimal digits', 'the digest that sabot selfcheck prints', (given) =>
        /^[0-9a-f]{64}$/i.test(given),
      ),
      null,
    ),
    null,
  ),
  metricsPort: setting('SABOT_METRICS_PORT', optional(whole(0, 65_535, 'ports', 9464), null), null),
  metricsHost: setting(
    'SABOT_METRICS_HOST',
    text('the address to listen on', '127.0.0.1', (given) => /^[\w.:-]+$/.test(given)),
    '127.0.0.1',
  ),
  traceOneIn: setting('SABOT_TRACE_ONE_IN', whole(0, 1_000_000, 'commands', 1000), 0),
  tickMillis: setting('SABOT_TICK_MILLIS', whole(1, 1_000, 'milliseconds', 50), 50),
  lobbyMillis: setting('SABOT_LOBBY_MILLIS', whole(10, 10_000, 'milliseconds', 400), 400),
  testSeeds: setting('SABOT_TEST_SEEDS', TEST_SEEDS, {}),
}

/** In a file these stand under `limits`. */
export const LIMITS: Settings<Limits> = {
  socketsPerAddress: amountOf('sockets', 500, 'SABOT_SOCKETS_PER_ADDRESS'),
  socketsPerPlayer: amountOf('sockets', 16, 'SABOT_SOCKETS_PER_PLAYER'),
  tablesPerSocket: amountOf('tables', 64, 'SABOT_TABLES_PER_SOCKET'),
  messagesPerSecond: amountOf('messages', 50, 'SABOT_MESSAGES_PER_SECOND'),
  messagesBurst: amountOf('messages', 200, 'SABOT_MESSAGES_BURST'),
  guestsPerMinute: amountOf('guests', 60, 'SABOT_GUESTS_PER_MINUTE'),
  signInsPerMinute: amountOf('attempts', 20, 'SABOT_SIGN_INS_PER_MINUTE'),
  requestsPerMinute: amountOf('requests', 300, 'SABOT_REQUESTS_PER_MINUTE'),
  frameBytes: setting('SABOT_FRAME_BYTES', whole(1_024, FRAME_BYTES, 'bytes', FRAME_BYTES), FRAME_BYTES),
  bufferBytes: amountOf('bytes', 1_048_576, 'SABOT_BUFFER_BYTES', 1_073_741_824),
}

function days(variable: string): Setting<number> {
  return setting(variable, whole(0, 36_500, 'days', 90), 0)
}

/** In a file these stand under `retention`; 0 is for ever. */
export const RETENTION: Settings<Retention> = {
  guestDays: days('SABOT_RETAIN_GUESTS'),
  answerDays: days('SABOT_RETAIN_ANSWERS'),
  signInDays: days('SABOT_RETAIN_SIGN_INS'),
  chatDays: days('SABOT_RETAIN_CHAT'),
}
