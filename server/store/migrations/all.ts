import { FLOOR } from '#server/store/migrations/001-floor'
import { PEOPLE } from '#server/store/migrations/002-people'
import { PLAY } from '#server/store/migrations/003-play'
import { OPERATORS } from '#server/store/migrations/004-operators'
import { CHAT } from '#server/store/migrations/005-chat'
import { HISTORY } from '#server/store/migrations/006-history'
import { OPERATIONS } from '#server/store/migrations/007-operations'
import { GOLDEN } from '#server/store/migrations/008-golden'
import { INDEXES } from '#server/store/migrations/009-indexes'
import { STAFF_NAMES } from '#server/store/migrations/010-staff-names'
import { SUPERVISION } from '#server/store/migrations/011-supervision'
import { COLUMNS } from '#server/store/migrations/012-columns'

export interface Migration {
  readonly name: string
  readonly text: string
}

/** In order; the place in the list is the number. What was once released is never changed, only followed. */
export const MIGRATIONS: readonly Migration[] = [
  { name: 'floor', text: FLOOR },
  { name: 'people', text: PEOPLE },
  { name: 'play', text: PLAY },
  { name: 'operators', text: OPERATORS },
  { name: 'chat', text: CHAT },
  { name: 'history', text: HISTORY },
  { name: 'operations', text: OPERATIONS },
  { name: 'golden', text: GOLDEN },
  { name: 'indexes', text: INDEXES },
  { name: 'staff-names', text: STAFF_NAMES },
  { name: 'supervision', text: SUPERVISION },
  { name: 'columns', text: COLUMNS },
]
