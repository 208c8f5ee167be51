import { describe, expect, it } from 'vitest'
import { besidePanel } from '#web/table/frame/room'

describe('the room beside an open panel', () => {
  it('is what panel and rail leave, where that is enough for a wide table', () => {
    expect(besidePanel({ width: 1440, height: 820 })).toEqual({ width: 972, height: 820 })
    expect(besidePanel({ width: 2560, height: 1360 })).toEqual({ width: 2024, height: 1360 })
    expect(besidePanel({ width: 1366, height: 690 })).toBeNull()
  })
})
