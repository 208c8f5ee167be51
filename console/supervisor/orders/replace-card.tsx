import { useState } from 'react'
import { useWords } from '#console/i18n/language'
import { CardPicker } from '#console/supervisor/orders/card-picker'
import css from '#console/supervisor/orders/card-picker.module.css'
import { OrderDialog } from '#console/supervisor/orders/order-dialog'
import { ofCards, useSeen } from '#console/supervisor/orders/seen'
import { order } from '#console/supervisor/orders/send'
import { WhichCard } from '#console/supervisor/orders/which-card'
import { numberedCards } from '#console/supervisor/table/card-numbers'
import { useTableName } from '#console/supervisor/table/use-names'
import { readScanCode, scanCode } from '#engine/cards/scan-code'
import { cardName } from '#ui/draw/cards/card-name'
import { Field } from '#ui/kit/field'
import { Select } from '#ui/kit/select'

const MOST_REASON = 500

/** FL-1: another card lies there than was scanned. Its code says which of all decks' cards it is. */
export function ReplaceCardDialog({ table }: { readonly table: string }) {
  const words = useWords()
  const { orders } = words.supervisor
  const state = useSeen(table)
  const cards = state === null ? [] : numberedCards(state)
  const decks = state?.shoe?.live?.decks ?? []
  const [number, setNumber] = useState(cards.at(-1)?.number ?? 1)
  const [code, setCode] = useState('')
  const [deck, setDeck] = useState(decks[0] ?? 1)
  const read = readScanCode(code)
  const isForeign = read !== null && !decks.includes(read.deck)
  const problem =
    code !== '' && read === null ? orders.cardCodeWrong : isForeign ? orders.cardOtherDeck : null
  const chooseDeck = (next: number) => {
    setDeck(next)
    if (read !== null) setCode(scanCode({ card: read.card, deck: next }))
  }
  return (
    <OrderDialog
      title={orders.names.replaceCard}
      about={useTableName(table)}
      lead={orders.leads.replaceCard}
      shape="wide"
      reason={{ most: MOST_REASON, quick: orders.quickReasons.replaceCard }}
      danger
      ready={read !== null && !isForeign}
      onSend={(reason) =>
        order(table, { do: 'replaceCard', ...ofCards(state), card: number, code: code.trim(), reason })
      }
    >
      <WhichCard label={orders.cardWhich} state={state} cards={cards} value={number} onChange={setNumber} />
      <div className={css.pair}>
        <Field
          label={orders.cardCode}
          value={code}
          onChange={(text) => setCode(text.toUpperCase())}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          hint={read === null ? orders.cardCodeHint : orders.cardRead(cardName(words, read.card), read.deck)}
          problem={problem}
        />
        <Select
          label={orders.deck}
          value={String(read?.deck ?? deck)}
          options={decks.map((one) => ({ id: String(one), name: String(one) }))}
          onChange={(one) => chooseDeck(Number(one))}
        />
      </div>
      <CardPicker card={read?.card ?? null} onPick={(card) => setCode(scanCode({ card, deck }))} />
    </OrderDialog>
  )
}
