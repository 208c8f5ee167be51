import { processIo } from '#cli/io'
import { GAMES } from '#engine/games'

const games = Object.entries(GAMES).map(([id, { name, about }]) => `  ${id.padEnd(16)} ${name}: ${about}`)

processIo.out(`Sabot plays five games, exactly as their rulebooks say:

${games.join('\n')}

Play a round that is written down:

  bin/sabot scenario scenarios/ventuno/*.json
  bin/sabot scenario --help

Draw a shoe's roads:

  bin/sabot roads "B B P T B6b P P"

Prove the returns, and simulate them:

  bin/sabot rtp
  bin/sabot simulate ventuno --rounds 10000000 --seed 5ab07
`)
