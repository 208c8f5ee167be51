import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { en } from '#web/i18n/en'
import { it as italian } from '#web/i18n/it'

/** Attributes that people read or hear. */
const READ = ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label', 'hint', 'text']
/** Marks that are the same in every language. */
const MARKS = ['Sabot', 'S', '18+', 'CSV', 'JSON', 's']

const LETTER = /\p{L}/u

function screens(): readonly string[] {
  return readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => join('web', name))
}

/** Words that stand in a component itself instead of the words' files. */
function untranslated(file: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const found: string[] = []
  const note = (node: ts.Node, text: string) => {
    const words = text.trim()
    if (!LETTER.test(words) || MARKS.includes(words)) return
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${words}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text)
    if (ts.isJsxAttribute(node) && READ.includes(node.name.getText()) && node.initializer !== undefined) {
      if (ts.isStringLiteral(node.initializer)) note(node, node.initializer.text)
    }
    if (ts.isJsxExpression(node) && node.expression !== undefined && ts.isStringLiteral(node.expression)) {
      if (!ts.isJsxAttribute(node.parent)) note(node, node.expression.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Every path of a part that is a plain string, with the string. */
function strings(part: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => strings(value, path === '' ? key : `${path}.${key}`))
}

describe('TP-17: every word that people read', () => {
  it('is in the words’ files, not in a component', () => {
    expect(screens().length).toBeGreaterThan(60)
    expect(screens().flatMap(untranslated)).toEqual([])
  })

  it('has words in both languages, none empty', () => {
    const [known, other] = [strings(italian), strings(en)]
    expect(other.map(([path]) => path)).toEqual(known.map(([path]) => path))
    expect([...known, ...other].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('is English in the English file', () => {
    const italians =
      /\b(il|lo|gli|della|delle|puntat[ae]|giocatore|banco|carte|tavolo|tavoli|saldo|vincita)\b|[àèéìòù]/i
    expect(strings(en).filter(([, text]) => italians.test(text))).toEqual([])
  })
})
