import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { casesIn } from '#tests/cases/cases'
import { branchedIn } from '#tests/cases/sure'

function parsed(text: string): ts.SourceFile {
  return ts.createSourceFile('a.test.ts', text, ts.ScriptTarget.Latest, true)
}

/** Whether a test with this body is taken for one that expects something. */
function isSure(body: string, around = ''): boolean {
  const cases = casesIn(parsed(`${around}\nit('a', async () => {\n${body}\n})`))
  expect(cases).toHaveLength(1)
  return cases[0]?.isSure === true
}

describe('a test expects something', () => {
  it.each([
    'expect(1).toBe(1)',
    'expect(1).not.toBe(2)',
    'await expect(one()).rejects.toThrow()',
    'await expect.poll(() => one()).toBe(1)',
    "await page.getByText('a').waitFor()",
    "await expectPicture(page, 'a')",
    'fc.assert(fc.property(fc.nat(), (n) => n >= 0))',
    'if (one()) { two() }\nexpect(1).toBe(1)',
    'for (const one of [1, 2]) expect(one).toBe(1)',
    'for (let turn = 0; turn < 3; turn++) expect(turn).toBe(1)',
    'for (const one of Array.from({ length: 3 })) expect(one).toBe(1)',
    'for (const [one] of new Map([[1, 2]]).entries()) expect(one).toBe(1)',
    'for (const one of TWO.map(String)) expect(one).toBe(1)',
    'helps()',
  ])('with %s', (body) => {
    expect(isSure(body, 'const TWO = [1, 2]\nfunction helps() { expect(1).toBe(1) }')).toBe(true)
  })

  it.each([
    ['without a matcher', 'expect(1)'],
    ['with a matcher that is not called', 'expect(1).toBe'],
    ['with a poll that nobody waits for', 'expect.poll(() => one()).toBe(1)'],
    ['with an error that nobody waits for', 'expect(one()).rejects.toThrow()'],
    ['with a sight that nobody waits for', "page.getByText('a').waitFor()"],
    ['in a branch', 'if (one()) expect(1).toBe(1)'],
    ['behind an and', 'one() && expect(1).toBe(1)'],
    ['of a choice', 'one() ? expect(1).toBe(1) : two()'],
    ['where its error is caught', 'try { expect(1).toBe(1) } catch { two() }'],
    ['where something failed', 'try { one() } catch { expect(1).toBe(1) }'],
    ['in a callback that may never be called', 'one(() => expect(1).toBe(1))'],
    ['in a loop over what was found', 'for (const one of found()) expect(one).toBe(1)'],
    ['in a loop over what is left', 'for (const one of TWO.filter(Boolean)) expect(one).toBe(1)'],
    ['in a loop over nothing', 'for (const one of NONE) expect(one).toBe(1)'],
    ['in a loop over nothing that was mapped', 'for (const one of NONE.map(String)) expect(one).toBe(1)'],
    ['in a loop over no elements', 'for (const one of Array.from({ length: 0 })) expect(one).toBe(1)'],
    ['in a loop over an empty set', 'for (const one of new Set([])) expect(one).toBe(1)'],
    ['in a loop without turns', 'for (let turn = 0; turn < 0; turn++) expect(turn).toBe(1)'],
    [
      'in a loop up to what was found',
      'for (let turn = 0; turn < found.length; turn++) expect(turn).toBe(1)',
    ],
    ['while something lasts', 'while (one()) expect(1).toBe(1)'],
    ['in a helper that does so in a branch', 'helps()'],
    ['in a helper that calls itself', 'turns()'],
  ])('not %s', (_what, body) => {
    const helpers = 'function helps() { if (one()) expect(1).toBe(1) }\nfunction turns() { turns() }'
    expect(isSure(body, `const TWO = [1, 2]\nconst NONE = []\n${helpers}`)).toBe(false)
  })
})

describe('what is expected where a test happens to come by is found', () => {
  it.each([
    ['in a branch', 'if (one()) expect(1).toBe(1)', 1],
    ['in a helper in a branch', 'if (one()) await expectPicture(page)', 1],
    ['in one of two branches', 'if (one()) expect(1).toBe(1)\nelse two()', 1],
    ['in both of them', 'if (one()) expect(1).toBe(1)\nelse expect(1).toBe(2)', 0],
    ['behind an or', 'one() || expect(1).toBe(1)', 1],
    ['in no branch', 'expect(one() ? 1 : 2).toBe(1)', 0],
  ])('%s', (_what, body, found) => {
    expect(branchedIn(parsed(`it('a', async () => {\n${body}\n})`))).toHaveLength(found)
  })
})
