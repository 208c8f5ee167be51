import type { Settings } from '#protocol/settings'

/** On the dealer's side, a small picture over the drawn table (classic view), or not at all (TP-4). */
export type VideoView = 'large' | 'small' | 'none'

type Chosen = Pick<Settings, 'video' | 'classicView' | 'videoQuality'>

export function viewOf({ video, classicView }: Chosen, slow: boolean): VideoView {
  if (!video) return 'none'
  if (classicView === 'auto') return slow ? 'small' : 'large'
  return classicView === 'on' ? 'small' : 'large'
}

/** A slow line gets the low picture, unless the player insists on the large one. */
export function qualityOf({ classicView, videoQuality }: Chosen, slow: boolean): Settings['videoQuality'] {
  return slow && classicView !== 'off' ? 'low' : videoQuality
}

/** Which of a stream's pictures to show, by their heights; −1 leaves it to the player. */
export function levelFor(heights: readonly number[], quality: Settings['videoQuality']): number {
  if (quality === 'auto' || heights.length === 0) return -1
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const at = { low: 0, medium: Math.floor((order.length - 1) / 2), high: order.length - 1 }[quality]
  return order[at] ?? -1
}
