import { field, needed, onlyKnown, type Reading } from '#server/config/fields'
import { isRecord } from '#server/config/file'
import { isHouseLimit } from '#server/config/house-limits'
import { list, text, whole } from '#server/config/kinds'
import { type Problems, written } from '#server/config/problems'
import type { Operator, RemoteWallet } from '#server/operators/operator'

type Environment = Readonly<Record<string, string | undefined>>

const LEAST_SECRET = 32
const KNOWN = ['id', 'name', 'secrets', 'wallet', 'currencies', 'limits']
const ID = text('an id of 1 to 32 of a-z, 0-9 and -', '"bella"', (given) => /^[a-z0-9-]{1,32}$/.test(given))
const NAME = text('a name', '"Bella Vista"', (given) => given.trim() !== '')
const CURRENCIES = list(
  text('a currency of three capital letters', 'EUR', (given) => /^[A-Z]{3}$/.test(given)),
)
/** Its players pay in with the operator itself: nothing would ever count towards a limit on deposits. */
const LIMITS = list(
  text(
    'a limit of loss, stake or time: what, period and cents (minutes for time)',
    'loss/week/50000',
    (given) => isHouseLimit(given) && !given.startsWith('deposit/'),
  ),
)
const ADDRESS = text('an address to call', '"https://wallet.example/sabot"', isAddress)
const TRY_MILLIS = whole(50, 10_000, 'milliseconds', 1_000)
const AT_ONCE = whole(9, 1_000, 'calls', 32)

/** The casinos of a configuration that send their players here; none where nothing is said. */
export function readOperators(
  value: unknown,
  env: Environment,
  where: string,
  problems: Problems,
): readonly Operator[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    problems.note(where, `must be a list of operators, not ${written(value)}.`)
    return []
  }
  const operators = value.map((one, index) => readOne(one, env, `${where}[${index}]`, problems))
  for (const [index, operator] of operators.entries()) {
    const before = operators.findIndex((other) => other?.id === operator?.id)
    if (operator === null || before === index) continue
    problems.note(`${where}[${index}].id`, `'${operator.id}' is there already: choose another.`)
  }
  noteShared(operators, where, problems)
  return operators.filter((operator) => operator !== null)
}

/** A secret says who sent a request, the id only claims it: two who share one could act for each other. */
function noteShared(operators: readonly (Operator | null)[], where: string, problems: Problems): void {
  for (const [index, operator] of operators.entries()) {
    const before = operators.slice(0, index).find((other) => isShared(other, operator))
    if (before?.id === undefined || before.id === operator?.id) continue
    problems.note(
      `${where}[${index}].secrets`,
      `holds a secret of ${before.id}: each operator needs its own.`,
    )
  }
}

function isShared(one: Operator | null, other: Operator | null): boolean {
  return one?.secrets.some((secret) => other?.secrets.includes(secret)) === true
}

/** TP-18: a regulated session holds its money here; a wallet elsewhere gives it bet by bet. */
export function noteUnregulated(
  regulated: boolean,
  operators: readonly Operator[],
  problems: Problems,
): void {
  for (const { id, wallet } of operators) {
    if (!regulated || wallet === 'built-in') continue
    problems.note(
      `operators: ${id}`,
      `regulated play takes money to the table first, and the wallet at ${wallet.url} gives it bet by bet. ` +
        'Set its "wallet" to "built-in" and use transfers, or "regulated" to false.',
    )
  }
}

function readOne(value: unknown, env: Environment, where: string, problems: Problems): Operator | null {
  if (!isRecord(value)) {
    problems.note(where, `must be a JSON object with "id", "name", "secrets" and "wallet".`)
    return null
  }
  const reading = { content: value, where, problems }
  onlyKnown(reading, KNOWN)
  const id = needed(reading, 'id', ID) ?? ''
  return {
    id,
    name: needed(reading, 'name', NAME) ?? '',
    secrets: secretsOf(reading, id, env),
    wallet: walletOf(reading),
    currencies: field(reading, 'currencies', CURRENCIES) ?? [],
    limits: field(reading, 'limits', LIMITS) ?? [],
  }
}

/** The environment's before the file's. They are never repeated in a message. */
function secretsOf({ content, where, problems }: Reading, id: string, env: Environment): readonly string[] {
  const variable = secretsVariable(id)
  const fromEnv = env[variable]?.trim()
  const given: unknown = fromEnv === undefined || fromEnv === '' ? content.secrets : fromEnv.split(',')
  const secrets = Array.isArray(given) ? given.filter((secret) => typeof secret === 'string') : []
  const areGood = Array.isArray(given) && given.length === secrets.length && secrets.length > 0
  if (!areGood || secrets.some((secret) => secret.length < LEAST_SECRET)) {
    problems.note(
      fromEnv === undefined || fromEnv === '' ? `${where}.secrets` : variable,
      `must be a list of secrets of at least ${LEAST_SECRET} letters, each for example the output of: openssl rand -hex 32. ` +
        `They may stand in the variable ${variable} instead, with commas between.`,
    )
  }
  return secrets
}

function secretsVariable(id: string): string {
  return `SABOT_OPERATOR_${id.toUpperCase().replaceAll('-', '_')}_SECRETS`
}

function walletOf({ content, where, problems }: Reading): Operator['wallet'] {
  const { wallet } = content
  if (wallet === undefined || wallet === 'built-in') return 'built-in'
  if (!isRecord(wallet)) {
    problems.note(`${where}.wallet`, `must be "built-in" or { "url": … }, not ${written(wallet)}.`)
    return 'built-in'
  }
  const reading = { content: wallet, where: `${where}.wallet`, problems }
  onlyKnown(reading, ['url', 'tryMillis', 'atOnce'])
  return {
    url: needed(reading, 'url', ADDRESS) ?? '',
    tryMillis: field(reading, 'tryMillis', TRY_MILLIS) ?? 1_000,
    atOnce: field(reading, 'atOnce', AT_ONCE) ?? 32,
  } satisfies RemoteWallet
}

function isAddress(given: string): boolean {
  return URL.canParse(given) && /^https?:/.test(given) && new URL(given).search === ''
}
