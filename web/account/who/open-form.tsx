import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { HTTP } from '#protocol/http'
import type { AccountAnswer } from '#protocol/http/account'
import { Button } from '#ui/kit/button'
import { Field } from '#ui/kit/field'
import { ask } from '#ui/net/http'
import { ProblemLine, useAsking } from '#web/account/asking'
import { addPasskey, hasPasskeys } from '#web/account/who/passkeys'
import { PasswordField } from '#web/account/who/password-field'
import css from '#web/account/who/who.module.css'
import { useWords } from '#web/i18n/language'
import { alone } from '#web/net/alone'

/** A guest becomes an account: the same money and history, with a way back. */
export function OpenForm({ onOpened }: { readonly onOpened: (account: AccountAnswer) => void }) {
  const { account: words } = useWords()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { busy, problem, run } = useAsking()
  const sent = async (opening: () => ReturnType<typeof addPasskey>) => {
    const account = await run(opening)
    if (account !== null) onOpened(account)
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    void sent(() => alone(() => ask(HTTP.account, 'POST', '/api/account', { name, password })))
  }
  return (
    <form className={css.form} onSubmit={submitted}>
      <p className={css.lead}>{words.openText}</p>
      <Field
        label={words.name}
        value={name}
        onChange={setName}
        hint={words.nameHint}
        autoComplete="nickname"
        required
        maxLength={48}
      />
      <PasswordField
        label={words.password}
        value={password}
        onChange={setPassword}
        use="new-password"
        hint={words.passwordHint}
      />
      <ProblemLine text={problem} />
      <Button type="submit" look="main" disabled={busy || name.trim() === '' || password === ''}>
        {words.open}
      </Button>
      {hasPasskeys() && (
        <>
          <p className={css.or}>{words.or}</p>
          <Button
            look="outline"
            disabled={busy || name.trim() === ''}
            onClick={() => void sent(() => addPasskey('', { name }))}
          >
            <KeyRound size={18} aria-hidden />
            {words.openWithPasskey}
          </Button>
        </>
      )}
    </form>
  )
}
