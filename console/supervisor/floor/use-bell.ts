import { useEffect, useRef } from 'react'
import { useApprovals } from '#console/state/approvals'
import { useFloor } from '#console/state/floor'
import { useSession } from '#console/state/session'
import { isUnseen } from '#console/supervisor/floor/arrange'
import { ring } from '#console/supervisor/floor/bell'
import type { FloorTable } from '#protocol/staff/to-supervisor'

const AGAIN_MILLIS = 15_000
const NO_TABLES: readonly FloorTable[] = []

/** Rings for every alarm that nobody has seen, and again until somebody has; once for what waits for a second person. */
export function useBell(isOn: boolean): void {
  const rings = useFloor(({ tables }) =>
    (tables ?? NO_TABLES)
      .filter(isUnseen)
      .map(({ table, alarm }) => `${table} ${alarm?.since}`)
      .join(','),
  )
  useEffect(() => {
    if (!isOn || rings === '') return undefined
    ring('alarm')
    const timer = setInterval(() => ring('alarm'), AGAIN_MILLIS)
    return () => clearInterval(timer)
  }, [isOn, rings])
  const me = useSession(({ member }) => (typeof member === 'object' ? (member?.name ?? '') : ''))
  const asked = useApprovals(({ waiting }) => waiting.filter(({ by }) => by !== me).length)
  const before = useRef(asked)
  useEffect(() => {
    if (isOn && asked > before.current) ring('waiting')
    before.current = asked
  }, [isOn, asked])
}
