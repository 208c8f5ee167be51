import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#protocol/settings'
import { FAMILIES } from '#web/families/families'
import { hearingOf, isSilent } from '#web/senses/hearing'

describe('what is heard at a table', () => {
  it('is nothing at baccarat until sound is asked for (TP-9)', () => {
    expect(isSilent(hearingOf(FAMILIES.baccarat.isQuiet, DEFAULT_SETTINGS, true))).toBe(true)
    const asked = hearingOf(FAMILIES.baccarat.isQuiet, { ...DEFAULT_SETTINGS, baccaratSound: true }, true)
    expect(asked.sounds).toBeCloseTo(0.64)
    expect(asked.voice).toBeCloseTo(0.8)
  })

  it('is nothing anywhere when all is muted', () => {
    const muted = { ...DEFAULT_SETTINGS, muteAll: true, baccaratSound: true, music: true }
    expect(isSilent(hearingOf(FAMILIES.blackjack.isQuiet, muted, true))).toBe(true)
    expect(isSilent(hearingOf(FAMILIES.baccarat.isQuiet, muted, true))).toBe(true)
  })

  it('has no music unless it is switched on, and announcements only where they are made', () => {
    expect(hearingOf(FAMILIES.blackjack.isQuiet, DEFAULT_SETTINGS, false)).toEqual({
      sounds: expect.closeTo(0.64),
      music: 0,
      voice: 0,
    })
    expect(
      hearingOf(FAMILIES.blackjack.isQuiet, { ...DEFAULT_SETTINGS, music: true }, false).music,
    ).toBeCloseTo(0.16)
  })
})
