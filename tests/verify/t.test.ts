import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkProof } from '#server/audit/proof/check'
import { FORGERIES } from '#tests/verify/forgeries'

const docs = new Map()
for (const g of ['ventuno', 'mega-fire-blaze', 'free-bet', 'mini-baccarat', 'speed-baccarat'])
  docs.set(g, JSON.parse(readFileSync(`/tmp/vp/${g}.json`, 'utf8')))
it.each(FORGERIES.map((f) => [f.game + ' ' + f.name, f] as const))('%s', (_n, f) => {
  const found = checkProof(f.forge(docs.get(f.game)))
  console.log(f.name, '→', found.length, found.slice(0, 4))
  expect(found.join('\n')).toMatch(f.says)
})
