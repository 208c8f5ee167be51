import type { Suit } from '#engine/cards/card'
import { SUIT_PATHS } from '#ui/draw/cards/suits'

interface Props {
  readonly suit: Suit
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: string
  readonly turned?: boolean
}

/** One suit mark, centred at its place. */
export function Pip({ suit, x, y, size, fill = `var(--ink-${suit})`, turned = false }: Props) {
  const turn = turned ? ' rotate(180)' : ''
  return (
    <path
      d={SUIT_PATHS[suit]}
      transform={`translate(${x} ${y})${turn} scale(${size / 100}) translate(-50 -50)`}
      fill={fill}
    />
  )
}
