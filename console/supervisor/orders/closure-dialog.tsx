import { useState } from 'react'
import { useWords } from '#console/i18n/language'
import { lookAtClosures } from '#console/state/measures'
import { OrderDialog } from '#console/supervisor/orders/order-dialog'
import { post } from '#console/supervisor/orders/send'
import { GAME_IDS } from '#engine/games'
import { HTTP } from '#protocol/http'
import type { ClosureScope } from '#protocol/http/operations'
import { Field } from '#ui/kit/field'
import { Select } from '#ui/kit/select'

interface Props {
  readonly ask: 'close' | 'open'
  readonly scope: ClosureScope
  readonly subject: string | undefined
  readonly name: string
}

const MOST_REASON = 300
const MOST_TEXT = 200

/** A table, a game, a player or the whole house. */
export function ClosureDialog({ ask, scope, subject, name }: Props) {
  const words = useWords()
  const { orders } = words.supervisor
  const [game, setGame] = useState(GAME_IDS[0])
  const [text, setText] = useState('')
  const isGameAsked = scope === 'game' && subject === undefined
  const about = isGameAsked ? game : subject
  const what = {
    scope,
    ...(about === undefined || scope === 'house' ? {} : { subject: about }),
    ...(ask === 'open' || text.trim() === '' ? {} : { text: text.trim() }),
  }
  return (
    <OrderDialog
      title={`${orders.names[ask]}: ${name}`}
      lead={ask === 'open' ? orders.leads.open : orders.leads.close[scope]}
      reason={{ most: MOST_REASON, quick: orders.quickReasons[ask] }}
      danger={ask === 'close'}
      onSend={(reason) =>
        post(
          HTTP.closures,
          `/api/staff/${ask}`,
          { ...what, reason },
          `${orders.names[ask]}: ${isGameAsked && game !== undefined ? words.games[game].short : name}`,
        ).finally(lookAtClosures)
      }
    >
      {isGameAsked && game !== undefined && (
        <Select
          label={orders.game}
          value={game}
          options={GAME_IDS.map((id) => ({ id, name: words.games[id].name }))}
          onChange={setGame}
        />
      )}
      {ask === 'close' && (
        <Field
          label={orders.closeText}
          value={text}
          onChange={setText}
          maxLength={MOST_TEXT}
          autoComplete="off"
          hint={words.supervisor.closures.texts[scope]}
        />
      )}
    </OrderDialog>
  )
}
