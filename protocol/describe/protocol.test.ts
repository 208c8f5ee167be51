import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { TO_PLAYER_WORDS } from '#protocol/describe/answers'
import { FAMILY_WORDS } from '#protocol/describe/families'
import { HTTP_WORDS } from '#protocol/describe/http'
import { CUT_WORDS, FROM_PLAYER_WORDS } from '#protocol/describe/messages'
import { describeProtocol } from '#protocol/describe/protocol'
import { fieldsOf, type Node } from '#protocol/describe/shape'
import { TO_SUPERVISOR_WORDS } from '#protocol/describe/staff/answers'
import { DEALER_COMMAND_WORDS, FROM_DEALER_WORDS } from '#protocol/describe/staff/dealer'
import { FROM_SUPERVISOR_WORDS, SUPERVISOR_COMMAND_WORDS } from '#protocol/describe/staff/supervisor'
import { HTTP } from '#protocol/http'
import { CUT_COMMANDS } from '#protocol/player/commands'
import { FROM_PLAYER } from '#protocol/player/from-player'
import { TO_PLAYER } from '#protocol/player/to-player'
import { DEALER_COMMANDS, FROM_DEALER } from '#protocol/staff/from-dealer'
import { FROM_SUPERVISOR, SUPERVISOR_COMMANDS } from '#protocol/staff/from-supervisor'
import { TO_SUPERVISOR } from '#protocol/staff/to-supervisor'

type Group = readonly [
  schemas: Readonly<Record<string, Node>>,
  words: Readonly<Record<string, { example: unknown; fields: Readonly<Record<string, string>> }>>,
]

const GROUPS: readonly Group[] = [
  [FROM_PLAYER, FROM_PLAYER_WORDS],
  ...FAMILY_WORDS.map(({ commands, commandWords }): Group => [commands, commandWords]),
  [CUT_COMMANDS, CUT_WORDS],
  [FROM_DEALER, FROM_DEALER_WORDS],
  [DEALER_COMMANDS, DEALER_COMMAND_WORDS],
  [FROM_SUPERVISOR, FROM_SUPERVISOR_WORDS],
  [SUPERVISOR_COMMANDS, SUPERVISOR_COMMAND_WORDS],
  [TO_PLAYER, TO_PLAYER_WORDS],
  [TO_SUPERVISOR, TO_SUPERVISOR_WORDS],
  [HTTP, HTTP_WORDS],
]

const document = readFileSync('docs/protocol.md', 'utf8')

describe('docs/protocol.md', () => {
  it('is what the schemas say now; if not, run: npm run docs', () => {
    expect(document).toBe(describeProtocol())
  })

  it('has examples that the schemas take as they are', () => {
    for (const [schemas, words] of GROUPS) {
      expect(Object.keys(words).sort()).toEqual(Object.keys(schemas).sort())
      for (const [name, { example }] of Object.entries(words)) {
        const schema = schemas[name]
        if (schema === undefined) throw new Error(`no schema for ${name}`)
        expect(v.parse(schema, example)).toEqual(example)
        expect(JSON.parse(JSON.stringify(example))).toEqual(example)
      }
    }
  })

  it('has words only for fields that exist', () => {
    for (const [schemas, words] of GROUPS) {
      expect(words).not.toEqual({})
      for (const [name, { fields }] of Object.entries(words)) {
        const schema = schemas[name]
        const paths = schema === undefined ? [] : fieldsOf(schema).map(({ path }) => path)
        expect(Object.keys(fields).filter((field) => !paths.includes(field))).toEqual([])
      }
    }
  })

  it('shows JSON that can be read, and links only to headings that are there', () => {
    const blocks = [...document.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text ?? '')
    expect(blocks.length).toBeGreaterThan(40)
    for (const text of blocks) expect(() => JSON.parse(text)).not.toThrow()
    const anchors = [...document.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    )
    const links = [...document.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((link) => link === undefined || !anchors.includes(link))).toEqual([])
  })

  it('tells in words what every field of a message to send may hold', () => {
    const schemas = GROUPS.slice(0, 8).flatMap(([group]) => Object.values(group))
    const told = schemas.flatMap((schema) => fieldsOf(schema).map(({ holds }) => holds))
    expect(told.length).toBeGreaterThan(100)
    expect(told.filter((holds) => /unknown|Invalid|undefined/.test(holds))).toEqual([])
  })
})
