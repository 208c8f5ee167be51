import { CirclePause, CloudOff, DoorClosed, OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#console/i18n/language'
import { Coming } from '#console/supervisor/floor/alarm-strip'
import { alarmText, troubleText } from '#console/supervisor/floor/condition'
import { orderAtOnce } from '#console/supervisor/orders/send'
import css from '#console/supervisor/table/state-banner.module.css'
import type { TableState } from '#engine/table/types'
import { closureText } from '#protocol/house-texts'
import type { FloorTable } from '#protocol/staff/to-supervisor'
import { Button } from '#ui/kit/button'

interface Props {
  readonly state: TableState
  readonly floor: FloorTable
  readonly trouble: string | null
}

/** Why a table stands still, and what can be done about it at once. */
export function StateBanner({ state, floor, trouble }: Props) {
  const { supervisor } = useWords()
  const { paused } = state
  const resume = (
    <Button size="small" onClick={() => void orderAtOnce(floor.table, { do: 'resume' })}>
      {supervisor.orders.names.resume}
    </Button>
  )
  if (trouble !== null || floor.trouble !== null) {
    return (
      <Banner tone="stop" icon={<CloudOff aria-hidden />} title={supervisor.floor.trouble}>
        {troubleText(supervisor, trouble ?? floor.trouble ?? '')}
      </Banner>
    )
  }
  if (floor.alarm !== null) {
    const { alarm } = floor
    return (
      <Banner
        tone="stop"
        icon={<OctagonAlert aria-hidden />}
        title={supervisor.alarms[alarm.kind].name}
        after={
          <>
            <Coming table={floor} />
            {resume}
          </>
        }
      >
        {alarmText(supervisor, alarm)}
      </Banner>
    )
  }
  if (paused === null) return null
  if (paused.why === 'closed') {
    return (
      <Banner tone="plain" icon={<DoorClosed aria-hidden />} title={supervisor.pauses.closed}>
        {closureText(supervisor.closures.texts, paused.text)}
      </Banner>
    )
  }
  return (
    <Banner
      tone="warn"
      icon={<CirclePause aria-hidden />}
      title={supervisor.pauses[paused.why]}
      after={resume}
    />
  )
}

interface BannerProps {
  readonly tone: 'stop' | 'warn' | 'plain'
  readonly icon: ReactNode
  readonly title: string
  readonly children?: string
  readonly after?: ReactNode
}

function Banner({ tone, icon, title, children, after }: BannerProps) {
  return (
    <div className={css.banner} data-tone={tone}>
      {icon}
      <p>
        <strong>{title}</strong>
        {children !== undefined && <span>{children}</span>}
      </p>
      {after}
    </div>
  )
}
