import { useCallback, useEffect, useState } from 'react'
import { HTTP } from '#protocol/http'
import type { CashierAnswer, PaymentAnswer } from '#protocol/http/cashier'
import { ask, isProblem } from '#ui/net/http'

interface Till {
  /** Null until it is known. */
  readonly offer: CashierAnswer | null
  readonly payments: readonly PaymentAnswer[]
  /** Where the older ones begin. */
  readonly next: string | null
  readonly reload: () => void
  readonly more: () => void
}

/** What may be paid in and out, and what was. */
export function useTill(player: string): Till {
  const [offer, setOffer] = useState<CashierAnswer | null>(null)
  const [page, setPage] = useState<Pick<Till, 'payments' | 'next'>>({ payments: [], next: null })
  const reload = useCallback(() => {
    void ask(HTTP.cashier, 'GET', '/api/cashier').then((answer) => !isProblem(answer) && setOffer(answer))
    void ask(HTTP.payments, 'GET', '/api/cashier/payments').then(
      (answer) => !isProblem(answer) && setPage(answer),
    )
  }, [])
  useEffect(() => {
    if (player !== '') reload()
  }, [reload, player])
  const more = () => {
    if (page.next === null) return
    const cursor = encodeURIComponent(page.next)
    void ask(HTTP.payments, 'GET', `/api/cashier/payments?cursor=${cursor}`).then((answer) => {
      if (isProblem(answer)) return
      setPage(({ payments }) => ({ payments: [...payments, ...answer.payments], next: answer.next }))
    })
  }
  return { offer, ...page, reload, more }
}
