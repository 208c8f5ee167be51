import type { Settings, State } from '#engine/baccarat/types'

const MANUAL: Settings = { zeroCommission: false, autoConfirm: false, off: [] }
const AUTOMATIC: Settings = { ...MANUAL, autoConfirm: true }

/** A player's switches, or the table's own positions of them while the player has touched none. */
export function settingsOf({ settings, rules }: State, player: string): Settings {
  const own = Object.hasOwn(settings, player) ? settings[player] : undefined
  if (own !== undefined) return own
  return rules.autoConfirm ? AUTOMATIC : MANUAL
}

/** All switches with some of one player's changed. */
export function switched(
  state: State,
  player: string,
  change: Partial<Settings>,
): Readonly<Record<string, Settings>> {
  return { ...state.settings, [player]: { ...settingsOf(state, player), ...change } }
}
