import { expect, it } from 'vitest'
import { PARSE_STAFF_FRAME } from '#protocol/staff/from-staff'
import { isFrameProblem } from '#protocol/wire/frames'

function isTaken(ranges: string): boolean {
  const limits = `{"unit":100,"ranges":${ranges}}`
  const command = `{"do":"setLimits","limits":${limits},"reason":"A quiet evening."}`
  const order = `{"type":"do","id":"order-0001","table":"speed-1","command":${command}}`
  return !isFrameProblem(PARSE_STAFF_FRAME.supervisor(order))
}

it('takes the limits of bets, and nothing beside them', () => {
  expect(isTaken('{"banker":[500,1000]}')).toBe(true)
  expect(isTaken('{}')).toBe(true)
  for (const wrong of [
    '[]',
    '[[500,1000]]',
    'null',
    '{"banker":[1000,500]}',
    '{"banker":[500,1000],"__proto__":"x"}',
    '{"banker":[500,1000],"constructor":{}}',
    '{"banker":[500,1000],"prototype":[2,1]}',
  ]) {
    expect([wrong, isTaken(wrong)]).toEqual([wrong, false])
  }
})
