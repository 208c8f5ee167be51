import { useState } from 'react'
import type { CashierAnswer } from '#protocol/http/cashier'
import { Dialog } from '#ui/kit/dialog'
import { Tabs } from '#ui/kit/tabs'
import css from '#web/account/cashier/cashier.module.css'
import { DepositPage } from '#web/account/cashier/deposit-page'
import { GoldenPage } from '#web/account/cashier/golden-page'
import { PaymentList } from '#web/account/cashier/payment-list'
import { PurseLine } from '#web/account/cashier/purse-line'
import { RefillPage } from '#web/account/cashier/refill-page'
import { useTill } from '#web/account/cashier/use-till'
import { WithdrawPage } from '#web/account/cashier/withdraw-page'
import { TableMoney } from '#web/account/table-money/table-money'
import { useWords } from '#web/i18n/language'
import type { OverlayProps } from '#web/state/overlay'
import { useMe, usePerson } from '#web/state/person'
import { useIsRegulated } from '#web/state/table-sessions'

type PageId = 'table' | 'deposit' | 'withdraw' | 'refill' | 'payments' | 'golden'

/** TP-10: money in and out, and what there is. */
export function CashierDialog({ table, onClose }: OverlayProps) {
  const words = useWords()
  const { cashier: own } = words
  const till = useTill(useMe())
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  const isRegulated = useIsRegulated(table)
  const [picked, setPicked] = useState<PageId | null>(null)
  const { offer, payments, reload } = till
  const ids = offer === null ? [] : pagesOf(offer, isRegulated)
  const open = picked !== null && ids.includes(picked) ? picked : ids[0]
  return (
    <Dialog title={own.title} shape="form" onClose={onClose}>
      <PurseLine table={table} />
      {open !== undefined && offer !== null && (
        <div>
          <Tabs
            label={own.title}
            tabs={ids.map((id) => ({ id, name: own.pages[id] }))}
            open={open}
            onOpen={setPicked}
          >
            <div className={css.content}>
              {open === 'table' && table !== null && <TableMoney table={table} />}
              {open === 'deposit' && offer.deposits !== null && (
                <DepositPage currency={currency} bounds={offer.deposits} onPaid={reload} />
              )}
              {open === 'withdraw' && offer.withdrawals !== null && (
                <WithdrawPage currency={currency} most={offer.withdrawals.most} onPaid={reload} />
              )}
              {open === 'refill' && offer.refill !== null && (
                <RefillPage currency={currency} rule={offer.refill} payments={payments} onPaid={reload} />
              )}
              {open === 'payments' && (
                <PaymentList payments={payments} onMore={till.next === null ? null : till.more} />
              )}
              {open === 'golden' && <GoldenPage currency={currency} />}
            </div>
          </Tabs>
        </div>
      )}
      {offer !== null && offer.deposits === null && offer.refill === null && (
        <p className={css.lead}>{own.operatorText}</p>
      )}
    </Dialog>
  )
}

function pagesOf({ deposits, withdrawals, refill }: CashierAnswer, isRegulated: boolean): readonly PageId[] {
  const pages: readonly (PageId | null)[] = [
    isRegulated ? 'table' : null,
    deposits === null ? null : 'deposit',
    withdrawals === null ? null : 'withdraw',
    refill === null ? null : 'refill',
    'payments',
    'golden',
  ]
  return pages.filter((page) => page !== null)
}
