import { parseOptions } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { checkPassword } from '#server/people/password-rules'
import { Passwords, TooBusy, unlessBusy } from '#server/people/passwords'

describe('a password', () => {
  it.each(['sette gatti sul tetto', 'qx7!fkw92p', 'пароль из слов', 'ßßßünïcödé', 'maria ha un gatto'])(
    '%s is taken',
    (password) => {
      expect(checkPassword(password, ['Maria', 'maria-4821'])).toBeNull()
    },
  )

  it.each([
    ['too short', 'ninechars'],
    ['too long', 'ab1 '.repeat(33)],
    ['one letter', 'aaaaaaaaaaaa'],
    ['two letters', 'ababababababab'],
    ['a sequence', '1234567890'],
    ['the alphabet', 'abcdefghijkl'],
    ['the keyboard', 'qwertyuiop'],
    ['common', 'password123'],
    ['common with a year', 'juventus2026!'],
    ['common in capitals', 'ILoveYou2026'],
    ['the name', 'maria-4821'],
    ['the name with a number', 'Maria 4821!'],
  ])('that is %s is not', (_what, password) => {
    expect(checkPassword(password, ['Maria', 'maria-4821', 'Maria 4821'])).toMatchObject({
      status: 400,
      reason: 'weak-password',
    })
  })
})

describe('hashing', () => {
  it('is argon2id with 19 MiB at least, another hash each time', async () => {
    const passwords = new Passwords()
    const [one, other] = [await passwords.hash('sette gatti'), await passwords.hash('sette gatti')]
    expect(one).not.toBe(other)
    expect(one).toMatch(/^\$argon2id\$/)
    expect(parseOptions(one).memoryCost).toBeGreaterThanOrEqual(19_456)
    expect(await passwords.fits('sette gatti', one)).toBe(true)
    expect(await passwords.fits('otto gatti', one)).toBe(false)
  })

  it('knows a password from any keyboard', async () => {
    const passwords = new Passwords()
    const kept = await passwords.hash('Caffe\u0301 dell’alba')
    expect(await passwords.fits('Caff\u00e9 dell’alba', kept)).toBe(true)
  })

  it('lets nobody in where there is no password, whatever is typed', async () => {
    const passwords = new Passwords()
    expect(await passwords.fits('nobody has this password', null)).toBe(false)
    expect(await passwords.fits('', null)).toBe(false)
  })

  it('goes two at a time, thirty-two wait, and the next is told to come back', async () => {
    const passwords = new Passwords()
    let [running, most] = [0, 0]
    const gates: (() => void)[] = []
    const work = async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((open) => gates.push(open))
      running--
      return 'done' as const
    }
    const waiting = Array.from({ length: 34 }, () => passwords.inTurn(work))
    await expect(passwords.inTurn(work)).rejects.toBeInstanceOf(TooBusy)
    expect(await unlessBusy(passwords.inTurn(work))).toMatchObject({ status: 503, reason: 'busy' })
    for (let done = 0; done < 34; done++) {
      await expect.poll(() => gates.length).toBeGreaterThan(0)
      gates.shift()?.()
    }
    expect(await Promise.all(waiting)).toHaveLength(34)
    expect([running, most]).toEqual([0, 2])
    const after = passwords.inTurn(work)
    gates.shift()?.()
    expect(await after).toBe('done')
  })

  it('goes on after one that failed', async () => {
    const passwords = new Passwords()
    const fail = () => passwords.inTurn(() => Promise.reject(new Error('no memory')))
    for (let time = 0; time < 5; time++) await expect(fail()).rejects.toThrow('no memory')
    expect(await passwords.inTurn(async () => 'done')).toBe('done')
  })
})
