import { describe, expect, it } from 'vitest'
import { resultsOf, roadsFor, statisticsOf } from '#web/roads/shoe'

describe('a shoe', () => {
  it('is read from the text of the lobby, and empty where it cannot be', () => {
    expect(resultsOf('B9 T').map(({ winner }) => winner)).toEqual(['B', 'T'])
    expect(resultsOf('B13 P2').map(({ total }) => total)).toEqual([13, 2])
    expect(resultsOf('')).toEqual([])
    expect(resultsOf('B9 Z')).toEqual([])
  })

  it('is read into roads once', () => {
    const results = resultsOf('B P')
    expect(roadsFor(results)).toBe(roadsFor(results))
    expect(roadsFor(results)).not.toBe(roadsFor(resultsOf('B P')))
  })

  it('is counted', () => {
    const [first, ...others] = resultsOf('B9b P8p T3pb B')
    const results = first === undefined ? [] : [{ ...first, natural: true as const }, ...others]
    expect(statisticsOf(results)).toEqual({
      player: 1,
      banker: 2,
      ties: 1,
      playerPairs: 2,
      bankerPairs: 2,
      naturals: 1,
    })
  })
})
