import { expect, it } from 'vitest'
import { ANYTHING, searchOf } from '#console/supervisor/log/query'

it('asks for nothing that nobody typed', () => {
  expect(searchOf(ANYTHING).toString()).toBe('')
  expect(searchOf({ ...ANYTHING, text: '   ' }).toString()).toBe('')
})

it('takes whole days, the last one too, and moments as they are', () => {
  const asked = searchOf({ ...ANYTHING, actor: ' rosa ', from: '2026-01-01', to: '2026-01-01' })
  expect(asked.get('actor')).toBe('rosa')
  expect(Number(asked.get('to')) - Number(asked.get('from'))).toBe(86_400_000)
  const moment = searchOf({ ...ANYTHING, to: '2026-01-01T10:30' })
  expect(Number(moment.get('to'))).toBe(new Date('2026-01-01T10:30').getTime())
  expect(searchOf({ ...ANYTHING, from: 'soon' }).toString()).toBe('')
})
