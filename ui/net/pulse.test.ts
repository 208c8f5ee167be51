import { expect, it } from 'vitest'
import { BEAT_MILLIS, Pulse } from '#ui/net/pulse'

/** Felt at every beat; what it wanted, and when. */
function felt(pulse: Pulse, from: number, to: number, heard: (now: number) => void = () => undefined) {
  const wanted: [number, string][] = []
  for (let now = from; now <= to; now += BEAT_MILLIS) {
    heard(now)
    const want = pulse.feel(now)
    if (want !== null) wanted.push([now, want])
  }
  return wanted
}

function begun(): Pulse {
  const pulse = new Pulse()
  pulse.feel(0)
  pulse.begin(0)
  return pulse
}

it('knows within eight seconds that nobody is there any more, whenever the last word came', () => {
  for (let last = 0; last < 6_000; last += 100) {
    const pulse = begun()
    const wanted = felt(pulse, BEAT_MILLIS, last + 10_000, (now) => {
      if (now > last) return
      pulse.heard(now)
      pulse.answered()
    })
    const gone = wanted.find(([, want]) => want === 'gone')?.[0] ?? Number.POSITIVE_INFINITY
    expect(gone - last).toBeLessThanOrEqual(8_000)
  }
})

it('asks seldom while something is heard, and sooner when nothing is', () => {
  const busy = begun()
  const rarely = felt(busy, BEAT_MILLIS, 20_000, (now) => {
    busy.heard(now)
    busy.answered()
  })
  expect(rarely.map(([at]) => at)).toEqual([500, 5_500, 10_500, 15_500])
  const quiet = begun()
  expect(felt(quiet, BEAT_MILLIS, 3_000)).toEqual([[500, 'ask']])
})

it('takes any word for a sign of life', () => {
  const pulse = begun()
  const wanted = felt(pulse, BEAT_MILLIS, 60_000, (now) => {
    if (now % 3_000 === 0) pulse.heard(now)
  })
  expect(wanted).toEqual([[500, 'ask']])
})

it('does not blame the line for a page that was held up', () => {
  const pulse = begun()
  expect(felt(pulse, BEAT_MILLIS, 1_000)).toEqual([[500, 'ask']])
  expect(pulse.feel(30_000)).toBeNull()
  pulse.heard(30_100)
  expect(pulse.feel(30_500)).toBeNull()
})
