import { describe, expect, it } from 'vitest'
import { Pace } from '#server/chat/pace'

const SECOND = 1_000

describe('TP-5: the pace of a writer', () => {
  it('is five lines at once, then one in two seconds', () => {
    const pace = new Pace()
    for (let line = 0; line < 5; line++) expect(pace.tooFast('anna', 0)).toBeNull()
    expect(pace.tooFast('anna', 0)).toMatchObject({ reason: 'too-fast' })
    expect(pace.tooFast('bruno', 0)).toBeNull()
    expect(pace.tooFast('anna', 4 * SECOND)).toBeNull()
    expect(pace.tooFast('anna', 4 * SECOND)).not.toBeNull()
  })

  it('gives nothing to who goes on all the same', () => {
    const pace = new Pace()
    let said = 0
    for (let at = 0; at < 60 * SECOND; at += 100) if (pace.tooFast('anna', at) === null) said++
    expect(said).toBe(5)
  })

  it('is not the same thing twice in half a minute in one room', () => {
    const pace = new Pace()
    const line = (room: string, text: string, at: number) => pace.repeated('anna', { room, text, at })
    expect(line('one', 'Ciao', 0)).toBeNull()
    expect(line('one', 'come va', 1)).toBeNull()
    expect(line('one', 'CIAO', 2)).toMatchObject({ reason: 'repeated' })
    expect(line('two', 'Ciao', 3)).toBeNull()
    expect(line('one', 'Ciao', 30 * SECOND)).toBeNull()
    pace.forget('anna')
    expect(line('one', 'Ciao', 30 * SECOND + 1)).toBeNull()
  })

  it('makes misuse of the sixth slip in a short while, and begins anew', () => {
    const pace = new Pace()
    for (let slip = 0; slip < 5; slip++) expect(pace.isMisuse('anna', 'language', slip)).toBe(false)
    expect(pace.isMisuse('anna', 'too-long', 5)).toBe(false)
    expect(pace.isMisuse('anna', 'contact', 6)).toBe(true)
    expect(pace.isMisuse('anna', 'contact', 7)).toBe(false)
    for (let slip = 1; slip < 40; slip++) {
      expect(pace.isMisuse('bruno', 'language', slip * 30 * SECOND)).toBe(false)
    }
  })
})
