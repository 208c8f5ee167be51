import type { ChatSchema } from '#server/store/schema/chat'
import type { FloorSchema } from '#server/store/schema/floor'
import type { GoldenSchema } from '#server/store/schema/golden'
import type { HistorySchema } from '#server/store/schema/history'
import type { OperationsSchema } from '#server/store/schema/operations'
import type { OperatorsSchema } from '#server/store/schema/operators'
import type { PeopleSchema } from '#server/store/schema/people'
import type { PlaySchema } from '#server/store/schema/play'
import type { SupervisionSchema } from '#server/store/schema/supervision'

/** The tables of the store, as queries know them. Amounts are cents, times are milliseconds since 1970 (UTC). */
export type Schema = FloorSchema &
  GoldenSchema &
  HistorySchema &
  OperationsSchema &
  OperatorsSchema &
  PeopleSchema &
  PlaySchema &
  ChatSchema &
  SupervisionSchema
