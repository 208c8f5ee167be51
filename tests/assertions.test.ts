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
  'tests/browser/budgets.test.ts',
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

/** `expect(await x.catch(() => 'a')).toBe('a')` holds for whatever goes wrong. */
function expectsItsError({ expression, arguments: [wanted] }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || rootOf(expression) !== 'expect') return false
  return callsIn(expression).some((call) => {
    const isCatch = ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'catch'
    const [handler] = call.arguments
    if (!isCatch || handler === undefined || !ts.isArrowFunction(handler)) return false
    return handler.parameters.length === 0 && handler.body.getText() === wanted?.getText()
  })
}
