import ts from 'typescript'
import { isFilled } from '#tests/cases/filled'
import { callsIn, isFunction } from '#tests/cases/source'

/** Functions and methods of a file, by name. */
export type Helpers = ReadonlyMap<string, ts.Node>

/** Whether something is expected whenever a body runs to its end: in no branch, no loop and no callback alone. */
export function expectsSurely(body: ts.Node, helpers: Helpers): boolean {
  return callsIn(body).some((call) => {
    for (let node: ts.Node = call; node !== body; node = node.parent) {
      if (isBranch(node) || mayBePassedOver(node) || (isFunction(node) && !isCalled(node.parent, helpers)))
        return false
    }
    return isExpect(call) || isHelped(call, helpers)
  })
}

/** What is expected in a branch that may not be taken, unless the other one expects something too. */
export function branchedIn(source: ts.SourceFile): readonly ts.CallExpression[] {
  return callsIn(source).filter((call) => {
    if (!isExpect(call)) return false
    for (let node: ts.Node = call; !isFunction(node) && node.parent !== undefined; node = node.parent) {
      if (isBranch(node) && !isEitherWay(node.parent)) return true
    }
    return false
  })
}

function isEitherWay(node: ts.Node): boolean {
  if (!ts.isIfStatement(node) || node.elseStatement === undefined) return false
  return [node.thenStatement, node.elseStatement].every((arm) => expectsSurely(arm, new Map()))
}

/**
 * `expect(…)` with a matcher; `expectPicture(…)` of another file; `fc.assert(…)`, whose property may itself say what
 * holds; and what is waited for, with `expect.poll(…)` or with `….waitFor(…)` on a page.
 */
function isExpect(call: ts.CallExpression): boolean {
  const name = call.expression.getText()
  const chain = chainOf(call)
  if (name === 'expect' && !/\.(resolves|rejects)\./.test(chain.getText())) return chain !== call
  if (name === 'expect' || name === 'expect.poll') return chain !== call && isWaitedFor(chain)
  if (name.endsWith('.waitFor')) return isWaitedFor(call)
  return /^(expect[A-Z]\w*|(fc\.)?assert)$/.test(name)
}

/** `expect(…).not.toBe(…)` of its `expect(…)`. */
function chainOf(call: ts.CallExpression): ts.CallExpression {
  const { parent } = call
  if (!ts.isPropertyAccessExpression(parent)) return call
  const end = ts.isPropertyAccessExpression(parent.parent) ? parent.parent.parent : parent.parent
  return ts.isCallExpression(end) ? end : call
}

function isWaitedFor({ parent }: ts.Node): boolean {
  return ts.isAwaitExpression(parent) || ts.isReturnStatement(parent) || isFunction(parent)
}

function isHelped({ expression }: ts.CallExpression, helpers: Helpers): boolean {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
  const body = helpers.get(name)
  const others = new Map([...helpers].filter(([known]) => known !== name))
  return body !== undefined && expectsSurely(body, others)
}

/** What is given to fast-check as a property is run often; what is given to a function of this file, by it. */
function isCalled(node: ts.Node, helpers: Helpers): boolean {
  if (!ts.isCallExpression(node)) return false
  const name = node.expression.getText()
  return /^(fc\.)?(async)?property$/i.test(name) || (helpers.has(name) && ts.isAwaitExpression(node.parent))
}

function isBranch(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isIfStatement(parent)) return node !== parent.expression
  if (ts.isConditionalExpression(parent)) return node !== parent.condition
  if (ts.isBinaryExpression(parent))
    return node === parent.right && ['&&', '||', '??'].includes(parent.operatorToken.getText())
  if (ts.isTryStatement(parent)) return node === parent.tryBlock && parent.catchClause !== undefined
  return ts.isCatchClause(parent) || ts.isCaseOrDefaultClause(parent)
}

/** In a loop that may not run at all: neither over a list that is written down, nor up to a number that is. */
function mayBePassedOver({ parent }: ts.Node): boolean {
  if (ts.isForOfStatement(parent)) return !isFilled(parent.expression)
  if (ts.isForStatement(parent)) return !/ <=? ([1-9]|[A-Z])[\w.]*$/.test(parent.condition?.getText() ?? '')
  return ts.isIterationStatement(parent, false)
}
