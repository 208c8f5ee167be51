import { describe, expect, it } from 'vitest'
import { ITALIAN, screensIn, strings, untranslated } from '#tests/page-words'
import { consoleWords as en } from '#words/en/console'
import { consoleWords as italian } from '#words/it/console'

describe('every word that staff read', () => {
  it('is in the words’ files, not in a component of the consoles or of what all pages are made of', () => {
    const screens = [...screensIn('console'), ...screensIn('ui')]
    expect(screens.length).toBeGreaterThan(60)
    expect(screens.flatMap(untranslated)).toEqual([])
  })

  it('has words in both languages, none empty', () => {
    const [known, other] = [strings(italian), strings(en)]
    expect(other.map(([path]) => path)).toEqual(known.map(([path]) => path))
    expect([...known, ...other].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('is English in the English file', () => {
    const told = strings(en)
    expect(told.filter(([, text]) => ITALIAN.test(text))).toEqual([])
  })
})
