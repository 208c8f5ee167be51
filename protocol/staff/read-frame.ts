import * as v from 'valibot'
import { TO_SUPERVISOR, type ToSupervisor } from '#protocol/staff/to-supervisor'
import { frameReader } from '#protocol/wire/frame-reader'

const { done, refused, ...others } = TO_SUPERVISOR

/** What a console hears, a dealer's or a supervisor's. */
export const readStaffFrame = frameReader<ToSupervisor>({
  ...others,
  answer: v.variant('ok', [done, refused]),
})
