import { ChevronDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { HTTP } from '#protocol/http'
import { Button } from '#ui/kit/button'
import { toast } from '#ui/kit/toast'
import { ask } from '#ui/net/http'
import { ProblemLine, useAsking } from '#web/account/asking'
import { PasswordField } from '#web/account/who/password-field'
import css from '#web/account/who/who.module.css'
import { useWords } from '#web/i18n/language'
import { alone } from '#web/net/alone'

/** The login is there unseen, so that the browser keeps the new password under the right name. */
export function ChangePassword({ login }: { readonly login: string }) {
  const { account: words } = useWords()
  const [open, setOpen] = useState(false)
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const { busy, problem, run } = useAsking()
  const submitted = async (event: FormEvent) => {
    event.preventDefault()
    const changed = await run(() =>
      alone(() => ask(HTTP.account, 'PUT', '/api/account/password', { old, password })),
    )
    if (changed === null) return
    setOpen(false)
    setOld('')
    setPassword('')
    toast('good', words.passwordChanged, words.passwordChangedText)
  }
  return (
    <div>
      <button type="button" className={css.unfold} aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.changePassword}
        <ChevronDown size={18} aria-hidden />
      </button>
      {open && (
        <form className={css.form} onSubmit={(event) => void submitted(event)}>
          <input type="text" autoComplete="username" value={login} readOnly hidden />
          <PasswordField label={words.oldPassword} value={old} onChange={setOld} use="current-password" />
          <PasswordField
            label={words.newPassword}
            value={password}
            onChange={setPassword}
            use="new-password"
            hint={words.passwordHint}
          />
          <ProblemLine text={problem} />
          <Button type="submit" disabled={busy || old === '' || password === ''}>
            {words.changePassword}
          </Button>
        </form>
      )}
    </div>
  )
}
