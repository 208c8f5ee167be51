// Written by tools/charts.mjs from the numbers of the games' rule records: do not change it by hand.
import type { Figures } from '#web/help/figures-type'

export const FIGURES: Figures<'baccarat'> = {
  'mini-baccarat': {
    returns: {
      player: { rtp: 0.987649, documented: 0.9876 },
      banker: { rtp: 0.989421, documented: 0.9894 },
      tie: { rtp: 0.856404, documented: 0.8564 },
      playerPair: { rtp: 0.896386, documented: 0.8964 },
      bankerPair: { rtp: 0.896386, documented: 0.8964 },
      eitherPair: { rtp: 0.862901, documented: 0.8629 },
      perfectPair: { rtp: 0.869706, documented: 0.8697 },
      big: { rtp: 0.956543, documented: 0.9565 },
      small: { rtp: 0.947171, documented: 0.9471 },
    },
    bestPlay: null,
  },
  'speed-baccarat': {
    returns: {
      player: { rtp: 0.987649, documented: 0.9876 },
      banker: { rtp: 0.989421, documented: 0.9894 },
      tie: { rtp: 0.856404, documented: 0.8564 },
      playerPair: { rtp: 0.896386, documented: 0.8964 },
      bankerPair: { rtp: 0.896386, documented: 0.8964 },
      eitherPair: { rtp: 0.862901, documented: 0.8629 },
      perfectPair: { rtp: 0.869706, documented: 0.8697 },
      playerBonus: { rtp: 0.973483, documented: 0.9735 },
      bankerBonus: { rtp: 0.906269, documented: 0.9063 },
      super6: { rtp: 0.861819, documented: 0.8618 },
      bankerZeroCommission: { rtp: 0.985419, documented: 0.9854 },
    },
    bestPlay: null,
  },
}
