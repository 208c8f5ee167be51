import { REASONS } from '#engine/round/refusal'
import { TO_PLAYER_WORDS } from '#protocol/describe/answers'
import { fieldTable, section } from '#protocol/describe/entry'
import { FAMILY_WORDS } from '#protocol/describe/families'
import { HTTP_WORDS } from '#protocol/describe/http'
import { json, paragraphs, table } from '#protocol/describe/markdown'
import { CUT_WORDS, FROM_PLAYER_WORDS } from '#protocol/describe/messages'
import * as prose from '#protocol/describe/prose'
import { GAME, playedRound } from '#protocol/describe/round'
import type { Route } from '#protocol/describe/route'
import type { Node } from '#protocol/describe/shape'
import { TO_SUPERVISOR_WORDS } from '#protocol/describe/staff/answers'
import { DEALER_COMMAND_WORDS, FROM_DEALER_WORDS } from '#protocol/describe/staff/dealer'
import { FROM_SUPERVISOR_WORDS, SUPERVISOR_COMMAND_WORDS } from '#protocol/describe/staff/supervisor'
import { eventSections, stateSections } from '#protocol/describe/tables'
import { HTTP } from '#protocol/http'
import { CUT_COMMANDS } from '#protocol/player/commands'
import { FROM_PLAYER } from '#protocol/player/from-player'
import { TO_PLAYER } from '#protocol/player/to-player'
import { DEALER_COMMANDS, FROM_DEALER } from '#protocol/staff/from-dealer'
import { FROM_SUPERVISOR, SUPERVISOR_COMMANDS } from '#protocol/staff/from-supervisor'
import { TO_SUPERVISOR } from '#protocol/staff/to-supervisor'
import { CLOSE_CODES, ERROR_CODES, HOUSE_REASONS, STAFF_REASONS } from '#protocol/wire/reasons'

type Words = Readonly<Record<string, string>>

/** docs/protocol.md, from the schemas and the words for them. */
export function describeProtocol(): string {
  const { INTRODUCTION, CONNECTING, FRAMES, NUMBERS, COMMAND_IDS, CLOCKS, CARDS } = prose
  return `${paragraphs(
    INTRODUCTION,
    CONNECTING,
    FRAMES,
    NUMBERS,
    COMMAND_IDS,
    CLOCKS,
    CARDS,
    fromPlayer(),
    commands(),
    toPlayer(),
    workedRound(),
    codes(),
    eventSections(),
    stateSections(),
    consoles(),
    http(),
  )}\n`
}

function sections(
  titleOf: (name: string) => string,
  schemas: Readonly<Record<string, Node>>,
  words: Readonly<Record<string, { about: string; fields: Words; example: unknown }>>,
): readonly string[] {
  return Object.entries(words).flatMap(([name, entry]) => {
    const schema = schemas[name]
    return schema === undefined ? [] : [section(titleOf(name), schema, entry)]
  })
}

function fromPlayer(): string {
  const parts = sections((name) => `### From you: \`${name}\``, FROM_PLAYER, FROM_PLAYER_WORDS)
  return paragraphs('## Messages from the player', ...parts)
}

function commands(): string {
  const title = (name: string) => `#### \`${name}\``
  return paragraphs(
    '## Commands',
    'What goes into `do`. A table of one family takes no command of the other: it is refused with `bad-input`. Whether a command is allowed at this moment, the rules say: see [the rules](rules/README.md) and [refusals](refusals.md).',
    ...FAMILY_WORDS.flatMap(({ title: family, ids, commands: schemas, commandWords }) => [
      `### At ${family.toLowerCase()} tables (${ids})`,
      ...sections(title, schemas, commandWords),
    ]),
    '### At every table',
    ...sections(title, CUT_COMMANDS, CUT_WORDS),
  )
}

const TITLES: Words = { done: '`answer`, done', refused: '`answer`, refused' }

function toPlayer(): string {
  const title = (name: string) => `### To you: ${TITLES[name] ?? `\`${name}\``}`
  return paragraphs('## Messages to the player', ...sections(title, TO_PLAYER, TO_PLAYER_WORDS))
}

/** What follows the snapshot and the bet that stand as examples above, to the end of the round. */
function workedRound(): string {
  const [, closed, ...cards] = playedRound().told
  return paragraphs(
    '## A round, frame by frame',
    `The snapshot above was taken while betting was open at a \`${GAME}\` table, its first four cards face down. The player put 5.00 on Banker (the examples of \`do\`, \`events\` and \`answer\`). Then betting closes and the four cards are turned, all in one commit; the stake is paid for, and \`purse\` follows:`,
    json([closed, { type: 'purse', cash: 99_500, golden: 0 }]),
    'Banker draws a third card and wins; the bet is paid with its commission taken off:',
    json([...cards, { type: 'purse', cash: 100_475, golden: 0 }]),
  )
}

function codes(): string {
  return paragraphs(
    '## Reasons',
    `Why a command was refused. The reasons of the games are in [refusals.md](refusals.md): ${REASONS.map((reason) => `\`${reason}\``).join(', ')}. The house adds:`,
    table(
      ['reason', 'meaning'],
      HOUSE_REASONS.map((reason) => [`\`${reason}\``, prose.HOUSE_REASON_WORDS[reason]]),
    ),
    '## Errors',
    table(
      ['code', 'meaning'],
      ERROR_CODES.map((code) => [`\`${code}\``, prose.ERROR_WORDS[code]]),
    ),
    '## Close codes',
    'Any other way for a connection to end (1006 above all: it broke) means: connect again.',
    table(
      ['code', 'meaning'],
      (Object.keys(CLOSE_CODES) as (keyof typeof CLOSE_CODES)[]).map((name) => [
        String(CLOSE_CODES[name]),
        prose.CLOSE_WORDS[name],
      ]),
    ),
  )
}

function consoles(): string {
  const title = (name: string) => `#### \`${name}\``
  const told = (name: string) => `#### To a console: ${TITLES[name] ?? `\`${name}\``}`
  return paragraphs(
    prose.CONSOLES,
    '### From a dealer',
    ...sections(title, FROM_DEALER, FROM_DEALER_WORDS),
    '### A dealer’s orders',
    ...sections(title, DEALER_COMMANDS, DEALER_COMMAND_WORDS),
    '### From a supervisor',
    ...sections(title, FROM_SUPERVISOR, FROM_SUPERVISOR_WORDS),
    '### A supervisor’s orders',
    ...sections(title, SUPERVISOR_COMMANDS, SUPERVISOR_COMMAND_WORDS),
    '### To a console',
    'Dealers hear none of `floor`, `floorChange`, `approvals` and `approvalOver`.',
    ...sections(told, TO_SUPERVISOR, TO_SUPERVISOR_WORDS),
    '### Reasons that only staff get',
    table(
      ['reason', 'meaning'],
      STAFF_REASONS.map((reason) => [`\`${reason}\``, prose.STAFF_REASON_WORDS[reason]]),
    ),
  )
}

function http(): string {
  const words: Readonly<Record<string, Route<unknown>>> = HTTP_WORDS
  const parts = Object.entries(words).map(([name, { routes, about, fields, example, takes }]) => {
    const schema: Node | undefined = Object.hasOwn(HTTP, name) ? Reflect.get(HTTP, name) : undefined
    const title = `### ${routes.map((route) => (route === 'any route' ? 'Errors of any route' : `\`${route}\``)).join(', ')}`
    const request =
      takes === undefined
        ? []
        : ['You send:', fieldTable(takes.schema, takes.fields), json(takes.example), 'The answer:']
    const answer = [schema === undefined ? '' : fieldTable(schema, fields), json(example)]
    return paragraphs(title, about, ...request, ...answer)
  })
  return paragraphs('## HTTP', 'Bodies are JSON.', ...parts)
}
