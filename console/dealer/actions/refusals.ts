import { create } from 'zustand'
import { useSpoken } from '#console/i18n/language'
import type { StaffAnswer } from '#console/net/line'
import type { StaffAnswerReason } from '#protocol/wire/reasons'

/** Why the last order was not done; null when it was, or it was read long enough. */
export const useRefused = create<{ readonly text: string | null }>(() => ({ text: null }))

const READ_MILLIS = 10_000
let timer: ReturnType<typeof setTimeout> | undefined

export function tellRefused(text: string | null): void {
  clearTimeout(timer)
  useRefused.setState({ text })
  if (text !== null) timer = setTimeout(() => useRefused.setState({ text: null }), READ_MILLIS)
}

/** In the language of the console where it has words for it, else the server's own sentence. */
export function refusalText({ reason, text }: StaffAnswer & { readonly ok: false }): string {
  const { reasons }: { readonly reasons: { readonly [Why in StaffAnswerReason]?: string } } =
    useSpoken.getState().words.dealer.refused
  return reasons[reason] ?? text
}
