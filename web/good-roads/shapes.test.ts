import { describe, expect, it } from 'vitest'
import { columnsOf } from '#engine/roads/columns'
import { GOOD_ROAD_NAMES, goodRoads } from '#engine/roads/good-roads'
import { marksOf } from '#web/good-roads/drawing'
import { shapeOf } from '#web/good-roads/shapes'

describe('RD-6: the picture of', () => {
  it.each(GOOD_ROAD_NAMES)('%s is a road on which it holds, and not for the other side', (road) => {
    const results = marksOf(shapeOf(road)).map(({ winner }) => ({
      winner,
      playerPair: false,
      bankerPair: false,
    }))
    const held = goodRoads(columnsOf(results))
    expect(held).toContain(road)
    expect(held.filter((other) => shapeOf(other).columns === shapeOf(road).columns)).toEqual([road])
  })
})
