import { describe, expect, it } from 'vitest'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { back, bet, sit } from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'
import { limits } from '#tests/game-table'
import { answersTo, questionsFor } from '#web/table/blackjack/decisions/questions'
import { seenBy } from '#web/table/blackjack/testing/seen'

describe('insurance (BJ-9)', () => {
  it('is asked of each position for itself', () => {
    const { state } = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2))
      .with(bet('ann', 1, 1_000), bet('bob', 2, 1_000), back('ann', 2, 500))
      .dealt('9S 9C AH 5D 5C TC')
    const questions = questionsFor(seenBy('ann', state))
    expect(questions.map(({ seat, behind, most, step }) => [seat, behind, most, step])).toEqual([
      [1, false, 500, null],
      [2, true, 250, null],
    ])
    expect(questions.flatMap((question) => answersTo(question, true, 0, questions))).toEqual([
      { do: 'insure', seat: 1, yes: true },
      { do: 'insure', seat: 2, yes: true },
    ])
  })

  it('is one answer for all positions where the rules say so (MF-9)', () => {
    const { state } = table(MEGA_FIRE_BLAZE)
      .with(bet('ann', 1, 1_000), bet('ann', 2, 600))
      .dealt('9S 9C AH 5D 5C TC')
    const questions = questionsFor(seenBy('ann', state))
    expect(questions).toMatchObject([{ seat: null, most: 800, covered: true }])
    expect(questions.flatMap((question) => answersTo(question, false, 0, questions))).toEqual([
      { do: 'insure', yes: false },
    ])
    expect(questionsFor(seenBy('ann', state, 700))).toMatchObject([{ covered: false }])
  })

  it('may be for a part, in steps (FB-14)', () => {
    const { state } = table(FREE_BET, limits({ main: [500, 10_000] }))
      .with(sit('ann', 1), bet('ann', 1, 2_000))
      .dealt('9S AH 5D')
    const [question] = questionsFor(seenBy('ann', state))
    expect(question).toMatchObject({ most: 1_000, step: 250 })
    const said = { do: 'insure', seat: 1, yes: true, amount: 750 }
    expect(question && answersTo(question, true, 750, [question])).toEqual([said])
  })

  it('is not asked of golden chips, nor of whoever has no bet', () => {
    const { state } = table(VENTUNO)
      .with(sit('ann', 1), { do: 'bet', player: 'ann', seat: 1, bet: 'main', amount: 1_000, golden: true })
      .dealt('9S AH 5D TC')
    expect(questionsFor(seenBy('ann', state))).toEqual([])
    expect(questionsFor(seenBy('bob', state))).toEqual([])
  })
})

describe('even money (FB-6)', () => {
  it('is offered on a blackjack against an ace or ten', () => {
    const { state } = table(FREE_BET)
      .with(sit('ann', 1), bet('ann', 1, 1_000), sit('bob', 2), bet('bob', 2, 1_000))
      .dealt('AS 9C KH KD 5D')
    const questions = questionsFor(seenBy('ann', state))
    expect(questions).toMatchObject([{ kind: 'evenMoney', seat: 1, most: 1_000 }])
    expect(questions.flatMap((question) => answersTo(question, true, 0, questions))).toEqual([
      { do: 'evenMoney', seat: 1, yes: true },
    ])
  })

  it('leaves nothing to insure at that seat once it is taken, and all once it is passed', () => {
    const { state } = table(FREE_BET)
      .with(sit('ann', 1), bet('ann', 1, 1_000), sit('ann', 2), bet('ann', 2, 1_000))
      .dealt('AS 9C AH KD 5D')
    const questions = questionsFor(seenBy('ann', state))
    expect(questions.map(({ key }) => key)).toEqual(['even/1', 'insurance/1', 'insurance/2'])
    const even = questions.flatMap((question) => (question.kind === 'evenMoney' ? question : []))
    expect(even.flatMap((question) => answersTo(question, true, 0, questions))).toEqual([
      { do: 'evenMoney', seat: 1, yes: true },
      { do: 'insure', seat: 1, yes: false },
    ])
    expect(even.flatMap((question) => answersTo(question, false, 0, questions))).toEqual([
      { do: 'evenMoney', seat: 1, yes: false },
    ])
  })
})
