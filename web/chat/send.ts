import { create } from 'zustand'
import type { ChatReason } from '#protocol/chat'
import { commandId } from '#ui/net/orders'
import { send } from '#web/net/house'
import { awaitSaid } from '#web/state/chat'

/** A remark that the house has not taken: on its way, or refused for a reason. */
export interface Draft {
  readonly id: string
  readonly room: string
  readonly text: string
  readonly refused: ChatReason | null
}

export const useDrafts = create<{ readonly drafts: readonly Draft[] }>(() => ({ drafts: [] }))

const AGAIN_MILLIS = 3_000
let timer: ReturnType<typeof setInterval> | undefined

/** Said once at most: it is sent with the same id until the house answers. */
export function say(room: string, text: string): void {
  const draft: Draft = { id: commandId(), room, text, refused: null }
  // Whoever writes anew has done with what was refused.
  change((drafts) => [...drafts.filter((other) => other.room !== room || other.refused === null), draft])
  tell(draft)
  timer ??= setInterval(tellAgain, AGAIN_MILLIS)
  void answered(draft.id)
}

export function dropDraft(id: string): void {
  change((drafts) => drafts.filter((draft) => draft.id !== id))
}

async function answered(id: string): Promise<void> {
  const answer = await awaitSaid(id)
  if (answer.type === 'said') dropDraft(id)
  // Nobody knows whether it was kept: it goes out again with the same id.
  else if (answer.reason === 'away') await answered(id)
  else refuse(id, answer.reason)
}

/** Only the latest refusal is shown: one can be mended at a time. */
function refuse(id: string, refused: ChatReason): void {
  change((drafts) =>
    drafts
      .filter((draft) => draft.id === id || draft.refused === null)
      .map((draft) => (draft.id === id ? { ...draft, refused } : draft)),
  )
}

function tell({ id, room, text }: Draft): void {
  send({ type: 'say', id, room, text })
}

function tellAgain(): void {
  const waiting = useDrafts.getState().drafts.filter(({ refused }) => refused === null)
  for (const draft of waiting) tell(draft)
  if (waiting.length > 0) return
  clearInterval(timer)
  timer = undefined
}

function change(next: (drafts: readonly Draft[]) => readonly Draft[]): void {
  useDrafts.setState(({ drafts }) => ({ drafts: next(drafts) }))
}
