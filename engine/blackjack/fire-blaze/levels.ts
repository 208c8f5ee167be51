import type { FireBlazeRules } from '#engine/blackjack/fire-blaze/types'

/**
 * MF-12 to MF-19. The rulebook prints values and ranges only: `fill` and the weights are the house's, set so that
 * the bet returns 97.30 % (MF-22). Weights of cells, and of what a full section brings, are out of 20.
 */
export const FIRE_BLAZE: FireBlazeRules = {
  points: { aces: [2, 6], cards: [1, 7, 12], fourteens: [3, 7] },
  spins: 3,
  levels: {
    minor: {
      points: 5,
      sections: 1,
      range: [2, 24],
      fill: [1, 9],
      cells: [
        [1, 15],
        [2, 5],
      ],
      nothing: 10,
      boosts: [[2, 10]],
      stars: [],
    },
    mini: {
      points: 10,
      sections: 2,
      range: [3, 120],
      fill: [1, 12],
      cells: [
        [1, 16],
        [2, 3],
        [5, 1],
      ],
      nothing: 9,
      boosts: [[2, 5]],
      stars: [
        [10, 4],
        [20, 2],
      ],
    },
    major: {
      points: 15,
      sections: 3,
      range: [6, 400],
      fill: [1, 15],
      cells: [
        [1, 16],
        [2, 2],
        [5, 1],
        [10, 1],
      ],
      nothing: 6,
      boosts: [
        [2, 4],
        [3, 2],
      ],
      stars: [
        [10, 5],
        [20, 2],
        [50, 1],
      ],
    },
    grand: {
      points: 20,
      sections: 4,
      range: [10, 700],
      fill: [1, 16],
      cells: [
        [1, 11],
        [2, 4],
        [3, 2],
        [5, 2],
        [10, 1],
      ],
      nothing: 6,
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
      fill: [1, 16],
      cells: [
        [1, 10],
        [2, 4],
        [3, 2],
        [4, 2],
        [5, 1],
        [10, 1],
      ],
      nothing: 6,
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
  },
}
