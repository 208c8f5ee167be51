import { FLOOR } from '#server/store/migrations/001-floor'

export interface Migration {
  readonly name: string
  readonly text: string
}

/** In order; the place in the list is the number. What was once released is never changed, only followed. */
export const MIGRATIONS: readonly Migration[] = [{ name: 'floor', text: FLOOR }]
