import * as v from 'valibot'
import { frameReader } from '#protocol/frame-reader'
import { TO_SUPERVISOR, type ToSupervisor } from '#protocol/to-supervisor'

const { done, refused, ...others } = TO_SUPERVISOR

/** What a console hears, a dealer's or a supervisor's. */
export const readStaffFrame = frameReader<ToSupervisor>({
  ...others,
  answer: v.variant('ok', [done, refused]),
})
