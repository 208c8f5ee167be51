import { readFileSync } from 'node:fs'

const [ofGames = ''] = readFileSync('docs/refusals.md', 'utf8').split('The server has a few')

/** Refusals of the games' own checks, as they were promised. */
export const GAME_REASONS = [...ofGames.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code = '']) => code)

/** What no refusal may say: it is for the table's own failures, each of which is a fault of the code. */
export const BROKEN = 'This could not be carried out; nothing was changed.'
