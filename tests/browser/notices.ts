import type { BrowserContext } from 'playwright-core'

declare global {
  interface Window {
    /** What the browser was to show. */
    sabotTold?: { title: string; body: string | undefined }[]
  }
}

/**
 * A browser without a screen has nowhere to show notices, and says no before anybody asked: here it says what its
 * owner would, once it is asked, and keeps what it was to show. It holds for pages that are loaded after this.
 */
export async function answerNotices(context: BrowserContext, owner: 'granted' | 'denied'): Promise<void> {
  await context.addInitScript((answer) => {
    const told: NonNullable<Window['sabotTold']> = []
    window.sabotTold = told
    class Shown extends EventTarget {
      static permission: NotificationPermission = 'default'
      static async requestPermission(): Promise<NotificationPermission> {
        Shown.permission = answer
        return answer
      }
      constructor(title: string, options?: NotificationOptions) {
        super()
        if (Shown.permission === 'granted') told.push({ title, body: options?.body })
      }
    }
    Object.defineProperty(window, 'Notification', { value: Shown })
  }, owner)
}
