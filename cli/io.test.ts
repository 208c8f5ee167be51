import { afterEach, describe, expect, it, vi } from 'vitest'
import { paint, processIo } from '#cli/io'

const { isTTY } = process.stdout

afterEach(() => {
  process.stdout.isTTY = isTTY
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
})

async function colourOn(terminal: boolean, noColor: string | undefined): Promise<boolean> {
  process.stdout.isTTY = terminal
  vi.stubEnv('NO_COLOR', noColor)
  vi.resetModules()
  const fresh = await import('#cli/io')
  return fresh.processIo.colour
}

describe('the process as a place to write', () => {
  it('has colours on a terminal that does not refuse them', async () => {
    expect(await colourOn(true, undefined)).toBe(true)
    expect(await colourOn(true, '')).toBe(true)
    expect(await colourOn(true, '1')).toBe(false)
    expect(await colourOn(false, undefined)).toBe(false)
  })

  it('writes results to standard output and messages to standard error', () => {
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    processIo.out('result')
    processIo.err('message')
    expect(out.mock.calls).toEqual([['result']])
    expect(err.mock.calls).toEqual([['message']])
  })
})

describe('paint', () => {
  it('wraps the text in the terminal codes of its ink', () => {
    expect(paint({ colour: true }, 'red', 'B')).toBe('\u001b[91mB\u001b[0m')
    expect(paint({ colour: true }, 'blue', 'P')).toBe('\u001b[94mP\u001b[0m')
    expect(paint({ colour: true }, 'green', 'T')).toBe('\u001b[92mT\u001b[0m')
    expect(paint({ colour: true }, 'bold', 'Road')).toBe('\u001b[1mRoad\u001b[0m')
    expect(paint({ colour: true }, 'dim', '·')).toBe('\u001b[2m·\u001b[0m')
  })

  it('leaves the text bare without colours', () => {
    expect(paint({ colour: false }, 'red', 'B')).toBe('B')
  })
})
