import { describe, expect, it } from 'vitest'
import { sitAtBaccarat } from '#tests/browser/baccarat-desk'
import { setUpStage } from '#tests/browser/stage'

const stage = setUpStage([
  { id: 'marmolada', game: 'dragon-tiger', name: 'Marmolada' },
  { id: 'tofana', game: 'dragon-tiger', name: 'Tofana' },
])

describe.each([
  ['desktop', 'Marmolada'],
  ['phone', 'Tofana'],
] as const)('Dragon Tiger on a %s', (size, name) => {
  it('is played from the lobby to a settled round (DT-1 to DT-3)', async () => {
    const { desk, page, betting, deal } = await sitAtBaccarat(stage, name, { size })
    await betting()
    await desk.takeChip(5)
    await desk.spot('Drago').click()
    await desk.staked('Drago', 5)
    await desk.spot('Pareggio').first().click()
    expect(await desk.told('Tigre')).toContain('non su entrambe')
    await deal()
    await page
      .getByText(/batte|Pareggio:/)
      .first()
      .waitFor()
    const amount = await desk.money('Saldo')
    expect([99_000, 99_250, 99_500, 100_000, 104_750]).toContain(amount)
  })
})
