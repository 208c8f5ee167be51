import { describe, expect, it } from 'vitest'
import { ITALIAN, screensIn, strings, untranslated } from '#tests/page-words'
import { client as en } from '#words/en/client'
import { client as italian } from '#words/it/client'

describe('TP-17: every word that people read', () => {
  it('is in the words’ files, not in a component', () => {
    expect(screensIn('web').length).toBeGreaterThan(60)
    expect(screensIn('web').flatMap(untranslated)).toEqual([])
  })

  it('has words in both languages, none empty', () => {
    const [known, other] = [strings(italian), strings(en)]
    expect(other.map(([path]) => path)).toEqual(known.map(([path]) => path))
    expect([...known, ...other].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('is English in the English file', () => {
    expect(strings(en).filter(([, text]) => ITALIAN.test(text))).toEqual([])
  })
})
