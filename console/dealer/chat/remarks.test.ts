import { expect, it } from 'vitest'
import { roomRemarks } from '#console/dealer/chat/remarks'

it('puts what the floor said where it was said', () => {
  const said = (line: number, at: number) =>
    ({ line, at, name: 'Anna', role: 'player', own: false, text: '…', player: 'p', staff: null }) as const
  const all = roomRemarks([said(1, 10), said(2, 30)], [{ text: 'Ultimo giro', at: 20 }])
  expect(all.map(({ kind, at }) => [kind, at])).toEqual([
    ['remark', 10],
    ['told', 20],
    ['remark', 30],
  ])
})
