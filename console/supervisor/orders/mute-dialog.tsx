import { useState } from 'react'
import { useWords } from '#console/i18n/language'
import { lookAtMutes } from '#console/state/measures'
import { OrderDialog } from '#console/supervisor/orders/order-dialog'
import { post } from '#console/supervisor/orders/send'
import type { Somebody } from '#console/supervisor/state'
import { HTTP } from '#protocol/http'
import { Choice } from '#ui/kit/choice'

/** Who tells of a muting keeps to a line. */
const MOST_REASON = 200
const TIMES = ['10', '60', '1440', 'ever'] as const

export function MuteDialog({ who: { player, name } }: { readonly who: Somebody }) {
  const { orders } = useWords().supervisor
  const [time, setTime] = useState<(typeof TIMES)[number]>('10')
  const minutes = time === 'ever' ? null : Number(time)
  return (
    <OrderDialog
      title={orders.names.mute}
      about={name}
      lead={orders.leads.mute}
      reason={{ most: MOST_REASON, quick: orders.quickReasons.mute }}
      danger
      onSend={(reason) =>
        post(
          HTTP.chatMuted,
          '/api/staff/chat/mute',
          { player, minutes, reason },
          `${orders.names.mute}: ${name}`,
        ).finally(lookAtMutes)
      }
    >
      <Choice
        label={orders.muteFor}
        value={time}
        options={TIMES.map((id) => ({ id, name: orders.muteTimes[id] }))}
        columns={2}
        onChange={setTime}
      />
    </OrderDialog>
  )
}

export function UnmuteDialog({ who: { player, name } }: { readonly who: Somebody }) {
  const { orders } = useWords().supervisor
  return (
    <OrderDialog
      title={orders.names.unmute}
      about={name}
      lead={orders.leads.unmute}
      reason={{ most: MOST_REASON, quick: orders.quickReasons.unmute }}
      onSend={(reason) =>
        post(
          HTTP.chatUnmuted,
          '/api/staff/chat/unmute',
          { player, reason },
          `${orders.names.unmute}: ${name}`,
        ).finally(lookAtMutes)
      }
    />
  )
}
