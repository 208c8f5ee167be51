import { MINI } from '#tests/results/rounds'
import { type Case, leavingOut, spinning, telling } from '#tests/results/telling'

export const FIRE_BLAZE_CASES: readonly Case[] = [
  [
    'MF-12: other points',
    MINI,
    telling('scored', { points: 9, level: 'minor' }),
    /scored with 9 points, minor; the cards say 10 points, mini/,
  ],
  [
    'MF-14: a bonus that is not played',
    MINI,
    leavingOut('bonusDrawn'),
    /no bonus was played with 10 points, mini/,
  ],
  [
    'MF-14: a bonus without the points',
    MINI,
    telling('dealt', { card: '7S' }),
    /a bonus was played with 3 points, no level/,
  ],
  [
    'MF-16: a cell twice',
    MINI,
    spinning(([spin]) => void spin?.fills.push(...spin.fills.slice(0, 1))),
    /in the mini bonus cell \d+ was not free/,
  ],
  [
    'MF-16: spins that were not left',
    MINI,
    spinning((spins) => void Object.assign(spins[0] ?? {}, { spinsLeft: 2 })),
    /in the mini bonus 2 spins were left where 3 are/,
  ],
  [
    'MF-16: a spin too few',
    MINI,
    spinning((spins) => void spins.pop()),
    /in the mini bonus the spins ended with 1 left/,
  ],
  [
    'MF-16: a spin too many',
    MINI,
    spinning((spins) => void spins.push(...spins.slice(-1))),
    /in the mini bonus spins went on when it was over/,
  ],
  [
    'MF-17: a star without a full section',
    MINI,
    spinning(([spin]) => void spin?.reveals.push({ section: 0, kind: 'star', value: 10 })),
    /in the mini bonus section 1 revealed something out of turn/,
  ],
  [
    'MF-18: a value that the level has not',
    MINI,
    spinning(([spin]) => void Object.assign(spin?.fills[0] ?? {}, { value: 10 })),
    /in the mini bonus a cell came to ×10/,
  ],
  [
    'MF-19: another total',
    MINI,
    spinning(([spin]) => void Object.assign(spin ?? {}, { total: 99 })),
    /in the mini bonus spin 1 was told with a total of ×99; the cells say ×\d+/,
  ],
]
