import { describe, expect, it } from 'vitest'
import { readOptions } from '#cli/bots/options'

describe('options of sabot bots', () => {
  it('need nothing but a number', () => {
    expect(readOptions(['--players', '24'])).toEqual({
      players: 24,
      server: 'http://127.0.0.1:4750',
      play: 'best',
      immediate: false,
      quiet: false,
      json: false,
    })
  })

  it('may all be there, with or without an equals sign', () => {
    const args =
      '--players=3 --server https://play.example --tables ventuno,speed-1 --play=random --seconds 60 --seed 5aB --immediate --quiet --json'
    expect(readOptions(args.split(' '))).toEqual({
      players: 3,
      server: 'https://play.example',
      tables: ['ventuno', 'speed-1'],
      play: 'random',
      seconds: 60,
      seed: '5aB',
      immediate: true,
      quiet: true,
      json: true,
    })
  })

  it.each([
    ['', /say how many players: --players 24/],
    ['--players', /--players is a whole number from 1 to 100000, not ''/],
    ['--players 0', /not '0'/],
    ['--players 1.5', /not '1.5'/],
    ['--players 2 --server 127.0.0.1', /--server is the address of a server.*not '127.0.0.1'/],
    ['--players 2 --server http://', /--server is the address/],
    ['--players 2 --tables ventuno,,x', /--tables are ids with commas between them/],
    ['--players 2 --play well', /--play is best or random, not 'well'/],
    ['--players 2 --seconds soon', /--seconds is a whole number/],
    ['--players 2 --seed xyz', /--seed is 1 to 64 hexadecimal digits/],
    ['--players 2 --json=yes', /'--json=yes' is no option/],
    ['--players 2 extra', /'extra' is no option/],
  ])('%s', (args, problem) => {
    expect(readOptions(args === '' ? [] : args.split(' '))).toEqual({
      problem: expect.stringMatching(problem),
    })
  })
})
