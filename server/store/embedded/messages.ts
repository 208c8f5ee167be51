import type { MessagePort } from 'node:worker_threads'
import type { Places } from '#server/store/embedded/folder'

/** What the thread is started with. */
export interface ThreadData {
  readonly places: Places
  /** Whether the database has still to be made. */
  readonly create: boolean
  /** Counts the fsyncs that really happened. */
  readonly fsyncs: Int32Array
}

/** To the thread. Over a connection's own port go bytes of PostgreSQL's protocol, both ways. */
export type ToThread = { readonly type: 'connect'; readonly port: MessagePort } | { readonly type: 'close' }

export type FromThread =
  | { readonly type: 'ready' }
  | { readonly type: 'closed' }
  /** The database cannot go on; the thread ends after this. */
  | { readonly type: 'died'; readonly reason: string }
