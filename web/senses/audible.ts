import type { GameId } from '#engine/games'
import { useFamily } from '#web/families/parts'
import { changeSettings, useSetting } from '#web/state/settings'

/** TP-9: one button mutes all; a quiet game is silent until it is asked to speak. */
export function isAudible(isQuiet: boolean, muteAll: boolean, baccaratSound: boolean): boolean {
  return !muteAll && (!isQuiet || baccaratSound)
}

/** Whether a game may be heard, and what the button for it does. */
export function useSound(game: GameId): { readonly audible: boolean; readonly toggle: () => void } {
  const { isQuiet } = useFamily(game)
  const audible = isAudible(isQuiet, useSetting('muteAll'), useSetting('baccaratSound'))
  const toggle = () => {
    if (audible) void changeSettings({ muteAll: true })
    else void changeSettings(isQuiet ? { muteAll: false, baccaratSound: true } : { muteAll: false })
  }
  return { audible, toggle }
}
