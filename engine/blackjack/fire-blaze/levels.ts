import type { FireBlazeRules } from '#engine/blackjack/fire-blaze/types'

/** MF-12 to MF-19. The weights are the house's: the rulebook prints values and ranges only (MF-22). */
export const FIRE_BLAZE: FireBlazeRules = {
  points: { aces: [2, 6], cards: [1, 7, 12], fourteens: [3, 7] },
  spins: 3,
  levels: {
    minor: {
      points: 5,
      sections: 1,
      range: [2, 24],
      fill: [1, 6],
      cells: [
        [1, 3],
        [2, 1],
      ],
      nothing: 1,
      boosts: [[2, 1]],
      stars: [],
    },
    mini: {
      points: 10,
      sections: 2,
      range: [3, 120],
      fill: [1, 8],
      cells: [
        [1, 6],
        [2, 3],
        [5, 1],
      ],
      nothing: 2,
      boosts: [[2, 2]],
      stars: [
        [10, 2],
        [20, 1],
      ],
    },
    major: {
      points: 15,
      sections: 3,
      range: [6, 400],
      fill: [1, 10],
      cells: [
        [1, 10],
        [2, 6],
        [5, 3],
        [10, 1],
      ],
      nothing: 2,
      boosts: [
        [2, 3],
        [3, 1],
      ],
      stars: [
        [10, 3],
        [20, 2],
        [50, 1],
      ],
    },
    grand: {
      points: 20,
      sections: 4,
      range: [10, 700],
      fill: [1, 12],
      cells: [
        [1, 10],
        [2, 6],
        [3, 4],
        [5, 3],
        [10, 1],
      ],
      nothing: 2,
      boosts: [
        [2, 3],
        [3, 1],
      ],
      stars: [
        [10, 4],
        [20, 3],
        [50, 2],
        [100, 1],
      ],
    },
    mega: {
      points: 25,
      sections: 6,
      range: [20, 1000],
      fill: [1, 12],
      cells: [
        [1, 8],
        [2, 6],
        [3, 4],
        [4, 3],
        [5, 3],
        [10, 2],
      ],
      nothing: 2,
      boosts: [
        [2, 3],
        [3, 2],
      ],
      stars: [
        [10, 4],
        [20, 3],
        [50, 2],
        [100, 1],
      ],
    },
  },
}
