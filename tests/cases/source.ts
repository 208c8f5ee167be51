import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const FOLDERS = ['engine', 'math', 'protocol', 'server', 'ui', 'web', 'console', 'cli', 'tests']

/** Tests, and what they share in expecting things. */
export function testSources(): readonly ts.SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({ file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
      .filter(({ text }) => text.includes("from 'vitest'"))
      .map(({ file, text }) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)),
  )
}

export function placeOf(node: ts.Node): string {
  const source = node.getSourceFile()
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

export function callsIn(node: ts.Node): readonly ts.CallExpression[] {
  const found: ts.CallExpression[] = []
  const visit = (one: ts.Node): void => {
    if (ts.isCallExpression(one)) found.push(one)
    ts.forEachChild(one, visit)
  }
  visit(node)
  return found
}

/** `it` of `it.each([…])('…')`. */
export function rootOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)
    ? rootOf(expression.expression)
    : ''
}

export function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}
