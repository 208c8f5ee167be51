import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { casesIn } from '#tests/cases/cases'
import { callsIn, placeOf, rootOf, testSources } from '#tests/cases/source'
import { branchedIn } from '#tests/cases/sure'

const sources = testSources()
const cases = sources.flatMap(casesIn)

/** Where something else than what is seen decides. */
const DECIDED: readonly string[] = [
  // A turn of the test's own loop.
  'tests/power-cuts.test.ts',
  'tests/fuzz.test.ts',
  // How large the screen is: on a phone a panel is opened first.
  'tests/browser/baccarat-around.test.ts',
  // Whether it is a long run: tasks are as long as a machine is slow.
  'tests/browser/look/budgets.test.ts',
]

describe('every test', () => {
  it('is found', () => {
    expect(sources.length).toBeGreaterThan(350)
    expect(cases.length).toBeGreaterThan(2_000)
  })

  it('is run', () => {
    expect(cases.flatMap(({ left, place }) => left.map((why) => `${place} ${why}`))).toEqual([])
  })

  it('expects something, whatever it comes by', () => {
    const without = cases.filter(({ isSure }) => !isSure)
    expect(without.map(({ place, title }) => `${place} ${title}`)).toEqual([])
  })

  it('expects nothing only where it happens to come by: what is seen is counted', () => {
    const branched = sources.filter(({ fileName }) => !DECIDED.includes(fileName)).flatMap(branchedIn)
    expect(branched.map(placeOf)).toEqual([])
  })

  it('takes no error for the answer that it expects', () => {
    expect(sources.flatMap(callsIn).filter(expectsItsError).map(placeOf)).toEqual([])
  })
})

/**
 * `expect(await x.catch(() => 'a')).toBe('a')` holds for whatever goes wrong, and so does `await x.then(…, () => 'a')`;
 * also where it has a name before it is expected.
 */
function expectsItsError({ expression, arguments: [wanted] }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || rootOf(expression) !== 'expect') return false
  return [expression, ...namedIn(expression)].flatMap(callsIn).some((call) => {
    const handler = failureHandler(call)
    if (handler === undefined || !ts.isArrowFunction(handler)) return false
    return handler.parameters.length === 0 && handler.body.getText() === wanted?.getText()
  })
}

function failureHandler({ expression, arguments: handlers }: ts.CallExpression): ts.Expression | undefined {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : ''
  return name === 'catch' ? handlers[0] : name === 'then' ? handlers[1] : undefined
}

/** What the constants are whose names are expected to be something. */
function namedIn(expectation: ts.Node): readonly ts.Expression[] {
  const seen = callsIn(expectation).find((call) => call.expression.getText() === 'expect')?.arguments[0]
  if (seen === undefined || !ts.isIdentifier(seen)) return []
  for (let node: ts.Node = seen; node !== undefined; node = node.parent) {
    const declared = ts.isBlock(node) ? node.statements.filter(ts.isVariableStatement) : []
    const named = declared
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find(({ name }) => name.getText() === seen.text)
    if (named?.initializer !== undefined) return [named.initializer]
  }
  return []
}
