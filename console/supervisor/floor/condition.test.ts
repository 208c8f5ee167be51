import { expect, it } from 'vitest'
import { alarmText, shortRound } from '#console/supervisor/floor/condition'
import { closureText } from '#protocol/house-texts'
import { supervisor as words } from '#words/it/console/supervisor'

const ALARM = { text: 'A card fell.', solvedBy: 'supervisor', since: 0, seen: null } as const

it('tells a call in the dealer’s own words, and a misread in ours', () => {
  expect(alarmText(words, { ...ALARM, kind: 'called' })).toBe('A card fell.')
  expect(alarmText(words, { ...ALARM, kind: 'foreign' })).toBe(words.alarms.foreign.text)
})

it('tells a closure in our words unless staff wrote some', () => {
  expect(closureText(words.closures.texts, 'This table is closed for the moment.')).toBe(
    words.closures.texts.table,
  )
  expect(closureText(words.closures.texts, 'Torniamo alle 20.')).toBe('Torniamo alle 20.')
})

it('shortens a round’s code to its time and number, also where the table has dashes', () => {
  expect(shortRound('gran-baccarat-1-20260101-142233-17')).toBe('142233-17')
})
