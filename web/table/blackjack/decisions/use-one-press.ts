import { useCallback, useId } from 'react'
import { create } from 'zustand'

const DOUBLE_CLICK_MILLIS = 400

interface Press {
  readonly button: string
  readonly about: string
}

/** By table, what is being carried out. */
const useHeld = create<Readonly<Record<string, readonly Press[]>>>(() => ({}))

interface OnePress {
  readonly busy: boolean
  readonly press: (act: () => Promise<unknown>) => void
}

/**
 * The second press of a double click is no second answer, nor is one before the first was answered: not by the same
 * button, and not by whatever came under the finger since. Another answer to the same question is meant.
 */
export function useOnePress(table: string, about: string): OnePress {
  const button = useId()
  const keepsOff = useCallback(
    (other: Press) => other.button === button || other.about !== about,
    [button, about],
  )
  const busy = useHeld(({ [table]: running = [] }) => running.some(keepsOff))
  const press = useCallback(
    (act: () => Promise<unknown>) => {
      const { [table]: running = [] } = useHeld.getState()
      if (running.some(keepsOff)) return
      const own: Press = { button, about }
      useHeld.setState({ [table]: [...running, own] })
      const moment = new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MILLIS))
      void Promise.all([act(), moment]).finally(() =>
        useHeld.setState(({ [table]: held = [] }) => ({ [table]: held.filter((other) => other !== own) })),
      )
    },
    [table, about, button, keepsOff],
  )
  return { busy, press }
}
