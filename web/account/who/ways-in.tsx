import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { HTTP } from '#protocol/http'
import type { AccountAnswer } from '#protocol/http/account'
import { Button } from '#ui/kit/button'
import { Group } from '#ui/kit/group'
import { toast } from '#ui/kit/toast'
import { ask, isProblem } from '#ui/net/http'
import { ChangePassword } from '#web/account/who/change-password'
import { PasskeyList } from '#web/account/who/passkey-list'
import css from '#web/account/who/who.module.css'
import { useWords } from '#web/i18n/language'
import { alone } from '#web/net/alone'
import { changePerson } from '#web/net/house'

/** How an account comes in: sign-in name, password, passkeys; and the way out. */
export function WaysIn({ onDone }: { readonly onDone: () => void }) {
  const words = useWords()
  const { account: own } = words
  const [account, setAccount] = useState<AccountAnswer | null>(null)
  useEffect(() => {
    void ask(HTTP.account, 'GET', '/api/account').then((answer) => !isProblem(answer) && setAccount(answer))
  }, [])
  const signOut = async () => {
    const gone = await alone(() => ask(HTTP.signedOut, 'DELETE', '/api/session'))
    if (isProblem(gone)) return toast('stop', words.common.offlineProblem)
    await changePerson()
    toast('info', own.signedOut, own.signedOutText)
    onDone()
  }
  return (
    <>
      <Group>
        <div className={css.own}>
          <p>
            <span>{own.login}</span>
            <strong>{account === null ? '…' : (account.login ?? own.noLogin)}</strong>
          </p>
          <Button size="small" onClick={() => void signOut()}>
            <LogOut size={16} aria-hidden />
            {own.signOut}
          </Button>
        </div>
        {account?.login != null && <ChangePassword login={account.login} />}
      </Group>
      {account !== null && <PasskeyList account={account} onChange={setAccount} />}
    </>
  )
}
