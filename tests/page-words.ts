import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Attributes that people read or hear. */
const READ = ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label', 'hint', 'text']
/** Marks that are the same in every language. */
const MARKS = ['Sabot', 'S', '18+', 'CSV', 'JSON', 's']

const LETTER = /\p{L}/u
/** A key of the keyboard. */
const KEY = /^F\d+$/

/** The files in which a folder's screens are drawn. */
export function screensIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => join(folder, name))
}

/** Words that stand in a component itself instead of the words' files. */
export function untranslated(file: string): readonly string[] {
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
    if (!LETTER.test(words) || MARKS.includes(words) || KEY.test(words)) return
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
export function strings(part: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => strings(value, path === '' ? key : `${path}.${key}`))
}

/** What cannot be an English sentence. */
export const ITALIAN =
  /\b(il|lo|gli|della|delle|puntat[ae]|giocatore|banco|carte|tavolo|tavoli|saldo|vincita)\b|[àèéìòù]/i
