import { describe, expect, it } from 'vitest'
import { formatsOf } from '#ui/i18n/format'
import { limitsWords } from '#web/lobby/card/limits'
import { limits, lobbyTable } from '#web/lobby/testing/lobby-table'

const formats = formatsOf('it')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a table’s limits', () => {
  it('are those of its main bet', () => {
    expect(plain(limitsWords(lobbyTable(), formats))).toBe('0,20 € – 200 €')
    const ventuno = lobbyTable({ game: 'ventuno', limits: limits(500, 100_000) })
    expect(plain(limitsWords(ventuno, formats))).toBe('5 € – 1.000 €')
  })

  it('are a dash where it has none', () => {
    expect(limitsWords(lobbyTable({ limits: { unit: 10, ranges: {} } }), formats)).toBe('–')
  })
})
