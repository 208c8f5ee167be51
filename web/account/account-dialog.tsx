import { useState } from 'react'
import type { AccountAnswer } from '#protocol/http/account'
import { Dialog } from '#ui/kit/dialog'
import { Tabs } from '#ui/kit/tabs'
import { OpenForm } from '#web/account/who/open-form'
import { Opened } from '#web/account/who/opened'
import { SignInForm } from '#web/account/who/sign-in-form'
import { WaysIn } from '#web/account/who/ways-in'
import css from '#web/account/who/who.module.css'
import { WhoCard } from '#web/account/who/who-card'
import { useWords } from '#web/i18n/language'
import { changePerson } from '#web/net/house'
import type { OverlayProps } from '#web/state/overlay'
import { usePerson } from '#web/state/person'

/** Who one is: a guest opens an account or signs in, an account sees and changes its ways in. */
export function AccountDialog({ onClose }: OverlayProps) {
  const words = useWords()
  const kind = usePerson(({ person }) => person?.kind)
  const [opened, setOpened] = useState<AccountAnswer | null>(null)
  if (opened !== null) {
    return (
      <Dialog title={words.account.title} shape="form" firm onClose={onClose}>
        <Opened account={opened} onKept={() => setOpened(null)} />
      </Dialog>
    )
  }
  return (
    <Dialog title={words.account.title} shape="form" onClose={onClose}>
      <WhoCard />
      {kind === 'guest' && (
        <GuestPages
          onDone={onClose}
          onOpened={(account) => {
            setOpened(account)
            void changePerson()
          }}
        />
      )}
      {kind === 'account' && <WaysIn onDone={onClose} />}
      {kind === 'operator' && <p className={css.lead}>{words.account.managed}</p>}
    </Dialog>
  )
}

interface GuestProps {
  readonly onDone: () => void
  readonly onOpened: (account: AccountAnswer) => void
}

const PAGES = ['open', 'signIn'] as const

function GuestPages({ onDone, onOpened }: GuestProps) {
  const { account: words } = useWords()
  const [page, setPage] = useState<(typeof PAGES)[number]>('open')
  const tabs = PAGES.map((id) => ({ id, name: words.pages[id] }))
  return (
    <div>
      <Tabs label={words.title} tabs={tabs} open={page} onOpen={setPage}>
        {page === 'open' ? <OpenForm onOpened={onOpened} /> : <SignInForm onDone={onDone} />}
      </Tabs>
    </div>
  )
}
