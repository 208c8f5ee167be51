import type { Announcement } from '#console/state/announcements'
import type { StaffRemark } from '#console/state/chat'

/** What is read in the room: remarks, and what the floor told everybody between them. */
export type RoomRemark =
  | { readonly kind: 'remark'; readonly key: string; readonly at: number; readonly remark: StaffRemark }
  | { readonly kind: 'told'; readonly key: string; readonly at: number; readonly text: string }

export function roomRemarks(
  remarks: readonly StaffRemark[],
  told: readonly Announcement[],
): readonly RoomRemark[] {
  const all: readonly RoomRemark[] = [
    ...remarks.map(
      (remark): RoomRemark => ({ kind: 'remark', key: `line ${remark.line}`, at: remark.at, remark }),
    ),
    ...told.map(({ text, at }): RoomRemark => ({ kind: 'told', key: `told ${at} ${text}`, at, text })),
  ]
  return all.toSorted((one, other) => one.at - other.at)
}
