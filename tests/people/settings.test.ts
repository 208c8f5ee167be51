import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#protocol/settings'
import { Browser } from '#tests/people/browser'
import { type Desk, openDesk } from '#tests/people/desk'
import { onBothStores } from '#tests/stores'

onBothStores('settings', (place) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(await place.fresh())
  })
  afterAll(() => desk.close())

  const visitor = () => new Browser(desk.house).visit()

  it('TP-8: are the defaults at first, and what was set from then on, on every device', async () => {
    const browser = await visitor()
    expect((await browser.ask('GET /api/settings')).body).toEqual({ version: 0, settings: DEFAULT_SETTINGS })
    await browser.ask('POST /api/account', { name: 'Flavia', password: 'sette gatti sul tetto' })
    const { body } = await browser.ask('GET /api/account')
    const changes = { music: true, musicVolume: 15, favourites: ['one', 'two'], timeZone: 'Asia/Tokyo' }
    const put = await browser.ask('PUT /api/settings', { changes })
    expect(put).toMatchObject({
      status: 200,
      body: { version: 1, settings: { ...DEFAULT_SETTINGS, ...changes } },
    })
    const other = new Browser(desk.house)
    await other.ask('POST /api/sign-in', { login: body.login, password: 'sette gatti sul tetto' })
    expect((await other.ask('GET /api/settings')).body).toEqual(put.body)
    expect((await (await visitor()).ask('GET /api/settings')).body).toMatchObject({ version: 0 })
  })

  it('TP-8: are told to the person’s sockets at once, and to nobody else’s', async () => {
    const [browser, stranger] = [await visitor(), await visitor()]
    const [phone, laptop, other] = [
      await browser.connect(),
      await browser.connect(),
      await stranger.connect(),
    ]
    await browser.ask('PUT /api/settings', { changes: { forbidBetsBehind: true } })
    for (const socket of [phone, laptop]) {
      expect(await socket.hear('settings')).toEqual({
        type: 'settings',
        version: 1,
        settings: { ...DEFAULT_SETTINGS, forbidBetsBehind: true },
      })
    }
    await other.settled()
    expect(other.heard('settings')).toEqual([])
  })

  it('of different fields are all kept, however many devices set them at once', async () => {
    const browser = await visitor()
    const changes = [
      { video: false },
      { music: true },
      { statistics: false },
      { language: 'en' },
      { gameVolume: 1 },
    ]
    await Promise.all(changes.map((change) => browser.ask('PUT /api/settings', { changes: change })))
    expect((await browser.ask('GET /api/settings')).body).toEqual({
      version: 5,
      settings: Object.assign({}, DEFAULT_SETTINGS, ...changes),
    })
  })

  it('are not overwritten by who has not seen them', async () => {
    const browser = await visitor()
    const put = (changes: object, since?: number) =>
      browser.ask('PUT /api/settings', { changes, ...(since === undefined ? {} : { since }) })
    await put({ favourites: ['one'] })
    const blind = await put({ favourites: ['two'], music: true }, 0)
    expect(blind).toMatchObject({ status: 409, body: { error: 'settings-changed' } })
    expect(blind.body.text).toMatch(/favourites/)
    expect((await browser.ask('GET /api/settings')).body).toMatchObject({
      version: 1,
      settings: { favourites: ['one'], music: false },
    })
    expect((await put({ music: true }, 0)).status).toBe(200)
    expect((await put({ favourites: ['one', 'two'] }, 1)).status).toBe(200)
    expect((await put({ favourites: [] })).status).toBe(200)
  })

  it('take what there is to set and nothing else', async () => {
    const browser = await visitor()
    for (const changes of [
      { colour: 'red' },
      { music: 'yes' },
      { gameVolume: 101 },
      { gameVolume: 0.5 },
      { language: 'de' },
      { timeZone: 'Mars/Olympus' },
      { timeZone: "Europe/Rome'; --" },
      { favourites: ['one', 'one'] },
      { favourites: ['ONE'] },
      { favourites: Array.from({ length: 65 }, (_, index) => `t-${index}`) },
      { pinnedTables: ['a', 'b', 'c', 'd'] },
      { goodRoads: ['no such road'] },
      { sideBets: 'pairs' },
      ['music'],
      null,
    ]) {
      expect(await browser.ask('PUT /api/settings', { changes })).toMatchObject({
        status: 400,
        body: { error: 'bad-request' },
      })
    }
    expect((await browser.ask('PUT /api/settings', { changes: {}, since: -1 })).status).toBe(400)
    expect((await browser.ask('PUT /api/settings', {})).status).toBe(400)
    expect((await new Browser(desk.house).ask('GET /api/settings')).status).toBe(401)
    expect((await browser.ask('GET /api/settings')).body).toMatchObject({ version: 0 })
  })

  it('that this version does not understand are the defaults', async () => {
    const browser = await visitor()
    const { body } = await browser.ask('GET /api/session')
    const kept = JSON.stringify({ music: ['loud', 1], video: [false, 2], perfume: [true, 3] })
    await desk.store.db
      .insertInto('settings')
      .values({ player_id: String(body.player), version: 3, body: kept, at: 0 })
      .execute()
    expect((await browser.ask('GET /api/settings')).body).toEqual({
      version: 3,
      settings: { ...DEFAULT_SETTINGS, video: false },
    })
  })
})
