import { expect, it } from 'vitest'
import { OtherWindows } from '#web/table/chips/other-windows'

it('adds up the newest word of each window of the same player', () => {
  const windows = new OtherWindows()
  windows.heard({ from: 'a', me: 'anna', cash: 500, golden: 0 }, 0)
  windows.heard({ from: 'a', me: 'anna', cash: 2_500, golden: 100 }, 1)
  windows.heard({ from: 'b', me: 'anna', cash: 100, golden: 0 }, 2)
  windows.heard({ from: 'c', me: 'bruno', cash: 9_900, golden: 0 }, 3)
  expect(windows.lying('anna', 10)).toEqual({ cash: 2_600, golden: 100 })
  windows.heard({ from: 'a', me: 'anna', cash: 0, golden: 0 }, 11)
  expect(windows.lying('anna', 12)).toEqual({ cash: 100, golden: 0 })
})

it('forgets a window that has not spoken for long', () => {
  const windows = new OtherWindows()
  windows.heard({ from: 'a', me: 'anna', cash: 500, golden: 0 }, 0)
  expect(windows.lying('anna', 89_000).cash).toBe(500)
  expect(windows.lying('anna', 90_000).cash).toBe(0)
})
