// Written by tools/charts.mjs from the numbers of the games' rule records: do not change it by hand.
import type { Figures } from '#web/help/figures-type'

export const FIGURES: Figures<'dragon-tiger'> = {
  'dragon-tiger': {
    returns: {
      dragon: { rtp: 0.962651, documented: 0.9627 },
      tiger: { rtp: 0.962651, documented: 0.9627 },
      tie: { rtp: 0.896386, documented: 0.8964 },
      suitedTie: { rtp: 0.860241, documented: 0.8602 },
    },
    bestPlay: null,
  },
}
