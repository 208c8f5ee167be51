import { TooBusy } from '#server/people/passwords'
import { BUSY, type Refused } from '#server/people/refused'

export async function unlessBusy<Done>(work: Promise<Done>): Promise<Done | Refused> {
  try {
    return await work
  } catch (error) {
    if (error instanceof TooBusy) return BUSY
    throw error
  }
}
