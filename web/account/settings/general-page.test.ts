import { describe, expect, it } from 'vitest'
import { zonesWith } from '#web/account/settings/general-page'

describe('time zones to choose from', () => {
  it('are written as people read them', () => {
    expect(zonesWith('Europe/Rome')).toContainEqual({ id: 'America/New_York', name: 'America/New York' })
  })

  it('hold the one that is set, also where the browser does not know it, once', () => {
    expect(zonesWith('Mars/Olympus_Mons')[0]).toEqual({ id: 'Mars/Olympus_Mons', name: 'Mars/Olympus Mons' })
    expect(zonesWith('Europe/Rome').filter(({ id }) => id === 'Europe/Rome')).toHaveLength(1)
  })
})
