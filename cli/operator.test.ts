import { describe, expect, it } from 'vitest'
import { operator } from '#cli/operator'

function listening() {
  const said = { out: '', err: '' }
  const io = {
    out: (text: string) => {
      said.out += text
    },
    err: (text: string) => {
      said.err += text
    },
    colour: false,
  }
  return { said, io }
}

const SECRET = 'a secret of at least thirty-two letters'

describe('sabot operator', () => {
  it('explains itself', async () => {
    const { said, io } = listening()
    expect(await operator(['--help'], io)).toBe(0)
    expect(said.out).toContain('--faults')
  })

  it.each([
    [['--secret', 'short'], '--secret'],
    [['--secret', SECRET, '--port', 'x'], '--port'],
    [['--secret', SECRET, '--faults', '101'], '--faults'],
    [['--secret', SECRET, '--server', 'nowhere'], '--server'],
    [['--unknown'], '--unknown'],
  ])('says what is wrong with %j', async (args, word) => {
    const { said, io } = listening()
    expect(await operator(args, io)).toBe(2)
    expect(said.err).toContain(word)
  })

  it('answers until it is stopped, and prints its book', async () => {
    const { said, io } = listening()
    const args = ['--secret', SECRET, '--port', '0', '--cash', '500']
    expect(await operator(args, io, AbortSignal.abort())).toBe(0)
    expect(said.err).toContain("The wallet of 'bella' answers at http://127.0.0.1:")
    expect(said.out).toBe('anna 500 EUR\n')
  })

  it('says when no server gives it a link', async () => {
    const { said, io } = listening()
    const args = ['--secret', SECRET, '--port', '0', '--server', 'http://127.0.0.1:9']
    expect(await operator(args, io)).toBe(1)
    expect(said.err).toContain('does not answer')
  })
})
