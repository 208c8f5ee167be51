import { describe, expect, it } from 'vitest'
import { noteUnregulated, readOperators } from '#server/config/operators'
import { Problems } from '#server/config/problems'

const SECRET = 'a secret of at least thirty-two letters'
const BELLA = { id: 'bella', name: 'Bella Vista', secrets: [SECRET], currencies: ['EUR'] }
const COSTA = { ...BELLA, id: 'costa', secrets: [`${SECRET}, but another`] }

function read(value: unknown, env: Readonly<Record<string, string>> = {}) {
  const problems = new Problems()
  return { operators: readOperators(value, env, 'operators', problems), problems: problems.found }
}

describe('operators in a configuration', () => {
  it('are none where nothing is said', () => {
    expect(read(undefined)).toEqual({ operators: [], problems: [] })
  })

  it('have a built-in wallet or one at an address', () => {
    const { operators, problems } = read([BELLA, { ...COSTA, wallet: { url: 'https://w.example/a' } }])
    expect(problems).toEqual([])
    expect(operators).toMatchObject([
      { id: 'bella', wallet: 'built-in', limits: [] },
      { id: 'costa', wallet: { url: 'https://w.example/a', tryMillis: 1_000, atOnce: 32 } },
    ])
  })

  it('may have their secrets in the environment, which comes before the file', () => {
    const env = { SABOT_OPERATOR_BELLA_VISTA_SECRETS: `${SECRET}-1,${SECRET}-2` }
    const { operators, problems } = read([{ ...BELLA, id: 'bella-vista' }], env)
    expect(problems).toEqual([])
    expect(operators[0]?.secrets).toEqual([`${SECRET}-1`, `${SECRET}-2`])
  })

  it.each([
    ['no list', { bella: BELLA }, 'must be a list'],
    ['no object', ['bella'], 'must be a JSON object'],
    ['no id', [{ ...BELLA, id: undefined }], 'operators[0].id: is missing'],
    ['a short secret', [{ ...BELLA, secrets: ['short'] }], 'at least 32 letters'],
    ['no secret', [{ ...BELLA, secrets: [] }], 'at least 32 letters'],
    ['an unknown field', [{ ...BELLA, secret: SECRET }], "did you mean 'secrets'?"],
    ['a wallet without an address', [{ ...BELLA, wallet: {} }], 'operators[0].wallet.url: is missing'],
    ['a wallet elsewhere', [{ ...BELLA, wallet: { url: 'ftp://w' } }], 'an address to call'],
    ['a limit that is none', [{ ...BELLA, limits: ['loss/year/1'] }], 'loss/week/50000'],
    ['a limit on deposits', [{ ...BELLA, limits: ['deposit/day/100'] }], 'a limit of loss, stake or time'],
    ['one twice', [BELLA, BELLA], 'is there already'],
    [
      'the secret of another',
      [BELLA, { ...COSTA, secrets: [SECRET] }],
      'operators[1].secrets: holds a secret of bella',
    ],
  ])('are refused with a sentence: %s', (_what, value, words) => {
    expect(read(value).problems.join('\n')).toContain(words)
  })

  it('TP-18: with a wallet of their own are refused where play is regulated', () => {
    const { operators } = read([BELLA, { ...COSTA, wallet: { url: 'https://w.example/a' } }])
    const found = (regulated: boolean) => {
      const problems = new Problems()
      noteUnregulated(regulated, operators, problems)
      return problems.found
    }
    expect(found(false)).toEqual([])
    expect(found(true)).toEqual([expect.stringMatching(/costa.*"wallet" to "built-in"/)])
  })

  it('never have their secrets repeated', () => {
    const { problems } = read([
      { ...BELLA, secrets: ['hush'] },
      { ...BELLA, id: 'x', secrets: 'hush-hush' },
    ])
    expect(problems).toHaveLength(2)
    expect(problems.join()).not.toContain('hush')
  })
})
