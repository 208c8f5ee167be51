import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ask } from '#server/operations/control/ask'
import { listenForOrders, type Obey } from '#server/operations/control/listen'
import { controlFolder, controlPath } from '#server/operations/control/orders'
import { StoreError } from '#server/store/store-error'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-control-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function listening(folder: string, obey: Obey) {
  const lines: string[] = []
  const control = await listenForOrders(folder, obey, pino({}, { write: (line: string) => lines.push(line) }))
  onTestFinished(() => control.close())
  return lines
}

/** Says something and reads all that comes back. */
async function say(folder: string, text: string): Promise<string> {
  const socket = connect(controlPath(folder))
  socket.write(text)
  let heard = ''
  for await (const chunk of socket) heard += String(chunk)
  return heard
}

describe('orders from the command line', () => {
  it('are obeyed, and answered with the result or the sentence', async () => {
    const folder = newFolder()
    const obey: Obey = async (order) => {
      if (order.do === 'backup') throw new StoreError('The disk is full.', 'full')
      return { ok: true }
    }
    await listening(folder, obey)
    expect(await ask(folder, { do: 'selfcheck' })).toEqual({ ok: true, result: { ok: true } })
    const order = { do: 'backup', folder: '/tmp/x', passphrase: null } as const
    expect(await ask(folder, order)).toEqual({ ok: false, text: 'The disk is full.' })
  })

  it('reach nobody where no server runs, nor where one was killed', async () => {
    const folder = newFolder()
    expect(await ask(folder, { do: 'selfcheck' })).toBeNull()
    await listening(folder, async () => 'one')
    rmSync(controlPath(folder))
    writeFileSync(controlPath(folder), '')
    expect(await ask(folder, { do: 'selfcheck' })).toBeNull()
    await listening(folder, async () => 'two')
    expect(await ask(folder, { do: 'selfcheck' })).toEqual({ ok: true, result: 'two' })
  })

  it('are only for the user whose server it is', async () => {
    const folder = newFolder()
    await listening(folder, async () => null)
    expect(statSync(controlFolder(folder)).mode & 0o777).toBe(0o700)
  })

  it('go to the first of two servers on one folder; the second says that it has no line', async () => {
    const folder = newFolder()
    expect(await listening(folder, async () => 'first')).toEqual([])
    const lines = await listening(folder, async () => 'second')
    expect(lines.join('')).toContain('the command line cannot reach this server')
    expect(await ask(folder, { do: 'selfcheck' })).toEqual({ ok: true, result: 'first' })
  })

  it.each([
    '\n',
    'hello\n',
    '{"do":"stop"}\n',
    '{"do":"backup","folder":"here","passphrase":null}\n',
    'x'.repeat(40_000),
  ])('that are none are refused: %#', async (text) => {
    const folder = newFolder()
    const obeyed: unknown[] = []
    await listening(folder, async (order) => obeyed.push(order))
    expect(await say(folder, text)).toContain('This is no order')
    expect(obeyed).toEqual([])
  })
})
