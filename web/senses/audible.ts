import { GAMES, type GameId } from '#engine/games'
import { changeSettings, useSettings } from '#web/state/settings'

/** TP-9: one button mutes all; baccarat is silent until it is asked to speak. */
export function isAudible(game: GameId, muteAll: boolean, baccaratSound: boolean): boolean {
  return !muteAll && (GAMES[game].family !== 'baccarat' || baccaratSound)
}

export function toggleSound(game: GameId): void {
  const { muteAll, baccaratSound } = useSettings.getState().settings
  if (isAudible(game, muteAll, baccaratSound)) void changeSettings({ muteAll: true })
  else if (GAMES[game].family === 'baccarat') void changeSettings({ muteAll: false, baccaratSound: true })
  else void changeSettings({ muteAll: false })
}
