import { useMedia } from '#ui/kit/use-media'
import { useSetting } from '#web/state/settings'

/** Whether nothing shall move: the player's wish, else the device's. */
export function useStill(): boolean {
  const wish = useSetting('reducedMotion')
  const device = useMedia('(prefers-reduced-motion: reduce)')
  return wish === 'system' ? device : wish === 'on'
}
