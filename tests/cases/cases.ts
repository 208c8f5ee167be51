import ts from 'typescript'
import { callsIn, isFunction, placeOf, rootOf } from '#tests/cases/source'
import { expectsSurely, type Helpers } from '#tests/cases/sure'

/** One `it` of a test file, as it is written there. */
export interface Case {
  readonly place: string
  readonly title: string
  /** What keeps it, or others, from being run: `skip`, `only` and the like, of itself or of what it stands in. */
  readonly left: readonly string[]
  /** Whether something is expected whenever it runs to its end, here or in what this file calls. */
  readonly isSure: boolean
}

const LEFT = ['skip', 'skipIf', 'runIf', 'only', 'todo', 'fails']

export function casesIn(source: ts.SourceFile): readonly Case[] {
  const helpers = helpersIn(source)
  return callsIn(source).flatMap((call) => {
    const [first, ...others] = call.arguments
    const body = others.find(isFunction)
    const isCase = ['it', 'test'].includes(rootOf(call.expression))
    if (!isCase || first === undefined || (body === undefined && !isTodo(call))) return []
    return {
      place: placeOf(call),
      title: ts.isStringLiteralLike(first) ? first.text : first.getText().slice(1, -1),
      left: [call, ...suitesAround(call)].flatMap(({ expression }) => leftBy(expression)),
      isSure: body !== undefined && expectsSurely(body, helpers),
    }
  })
}

function isTodo({ expression }: ts.CallExpression): boolean {
  return leftBy(expression).includes('todo')
}

function leftBy(expression: ts.Expression): readonly string[] {
  if (ts.isCallExpression(expression)) return leftBy(expression.expression)
  if (!ts.isPropertyAccessExpression(expression)) return []
  const name = expression.name.text
  return [...(LEFT.includes(name) ? [name] : []), ...leftBy(expression.expression)]
}

function suitesAround({ parent }: ts.Node): readonly ts.CallExpression[] {
  if (parent === undefined) return []
  const isSuite = ts.isCallExpression(parent) && rootOf(parent.expression) === 'describe'
  return [...(isSuite ? [parent] : []), ...suitesAround(parent)]
}

/** Functions and methods of a file, by name. */
function helpersIn(source: ts.SourceFile): Helpers {
  const helpers = new Map<string, ts.Node>()
  const visit = (node: ts.Node): void => {
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name && node.body)
      helpers.set(node.name.getText(), node.body)
    if (ts.isVariableDeclaration(node) && node.initializer && isFunction(node.initializer))
      helpers.set(node.name.getText(), node.initializer.body)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return helpers
}
