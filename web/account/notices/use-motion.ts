import { useEffect } from 'react'
import { useSetting } from '#web/state/settings'

const MOTION = { system: null, on: 'reduced', off: 'full' } as const

/** The player's wish about movement, for every stylesheet to see. */
export function useMotion(): void {
  const motion = MOTION[useSetting('reducedMotion')]
  useEffect(() => {
    if (motion === null) document.documentElement.removeAttribute('data-motion')
    else document.documentElement.setAttribute('data-motion', motion)
  }, [motion])
}
