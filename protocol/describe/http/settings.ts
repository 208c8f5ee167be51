import type { Routes } from '#protocol/describe/route'
import type { SETTINGS_ANSWERS } from '#protocol/http/account'
import { DEFAULT_SETTINGS, type Settings, settingsBody } from '#protocol/settings'

type Named<Prefix extends string> = { readonly [Name in keyof Settings as `${Prefix}.${Name}`]: string }

const WORDS: Readonly<Record<keyof Settings, string>> = {
  language: 'Of the interface.',
  timeZone: 'Days of the history begin at midnight there.',
  video: 'Show the video.',
  videoQuality: 'How much of the line it may use.',
  classicView: 'Small video and a drawn table; `auto` on a slow connection.',
  focusMode: 'Hide the other players.',
  muteAll: 'Silence, whatever the others say.',
  baccaratSound: 'Sound at baccarat, which starts muted.',
  dealerVoice: 'Hear the dealer.',
  dealerVolume: 'How loud.',
  gameSounds: 'Hear cards and chips.',
  gameVolume: 'How loud.',
  music: 'Hear music.',
  musicVolume: 'How loud.',
  voiceOver: 'Announcements, at tables that have them.',
  voiceOverLanguage: 'Their language.',
  chatHidden: 'See no chat.',
  followDouble: 'Bets behind follow a double; the client sends it as `follow`.',
  followSplit: 'Bets behind follow a split.',
  followInsurance: 'Bets behind are insured.',
  forbidBetsBehind:
    'Nobody may bet behind your seat; the client sends it as `allowBehind` when you sit down.',
  zeroCommission: 'Play Banker without commission where that is offered; sent as `zeroCommission`.',
  sideBets: 'The groups of side bets that are switched on; sent as `sideBets`.',
  statistics: 'Show statistics.',
  fourColourDeck: 'Each suit in a colour of its own.',
  reducedMotion: 'Fewer movements on the screen; `system` does as the device says.',
  autoConfirm: 'Chips are confirmed when betting closes (`mini-baccarat`); sent as `autoConfirm`.',
  confirmMode: 'How chips are confirmed by hand.',
  favourites: 'Tables that stand first in the lobby.',
  hiddenTables: 'Tables that the multi-play panel leaves out.',
  pinnedTables: 'Tables on top of the panel.',
  multiView: 'What the panel draws.',
  multiSideBets: 'Side bets in the panel.',
  multiRoadsOnly: 'Roads and nothing else.',
  multiStatistics: 'More statistics in the panel.',
  multiDarkStatistics: 'On a dark ground.',
  goodRoads: 'The patterns that are looked for.',
  ownRoads: 'Patterns of your own: drawn columns of the big road, looked for at the end of every shoe.',
  goodRoadNotices: 'Be told when one matches, while the multi-play panel is open.',
  goodRoadNoticesEverywhere: 'Be told in the lobby and at tables too.',
  goodRoadBrowserNotices: 'Be told by the browser while the page is hidden, if it has your leave.',
  notifications: 'Be told of other things.',
}

function named<Prefix extends string>(prefix: Prefix): Named<Prefix> {
  const entries = Object.entries(WORDS).map(([name, words]) => [`${prefix}.${name}`, words])
  return Object.fromEntries(entries) as Named<Prefix>
}

export const SETTING_FIELDS = named('settings')

export const SETTINGS_WORDS: Routes<typeof SETTINGS_ANSWERS> = {
  settings: {
    routes: ['GET /api/settings', 'PUT /api/settings'],
    about:
      'What you set, the same on all your devices. `PUT` changes the fields that it names and leaves the others; every socket of yours hears it as the message `settings`. With `since`, a field that another device changed after that version is not overwritten: 409 `settings-changed`, and nothing was changed. Needs a sign-in.',
    fields: { version: 'Grows with every change.', ...SETTING_FIELDS },
    example: { version: 7, settings: { ...DEFAULT_SETTINGS, music: true } },
    takes: {
      schema: settingsBody,
      fields: {
        changes: 'The new values.',
        ...named('changes'),
        since: 'The version that you know.',
      },
      example: { changes: { music: true }, since: 6 },
    },
  },
}
