import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { HTTP } from '#protocol/http'
import { Button } from '#ui/kit/button'
import { Field } from '#ui/kit/field'
import { toast } from '#ui/kit/toast'
import { ask } from '#ui/net/http'
import { ProblemLine, useAsking } from '#web/account/asking'
import { hasPasskeys, signInByPasskey } from '#web/account/who/passkeys'
import { PasswordField } from '#web/account/who/password-field'
import css from '#web/account/who/who.module.css'
import { useWords } from '#web/i18n/language'
import { alone } from '#web/net/alone'
import { changePerson } from '#web/net/house'

export function SignInForm({ onDone }: { readonly onDone: () => void }) {
  const { account: words } = useWords()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const { busy, problem, run } = useAsking()
  const sent = async (signingIn: () => ReturnType<typeof signInByPasskey>) => {
    const person = await run(signingIn)
    if (person === null) return
    await changePerson()
    toast('good', words.signedIn(person.name))
    onDone()
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    void sent(() => alone(() => ask(HTTP.session, 'POST', '/api/sign-in', { login, password })))
  }
  return (
    <form className={css.form} onSubmit={submitted}>
      <p className={css.lead}>{words.signInHint}</p>
      <Field
        label={words.login}
        value={login}
        onChange={setLogin}
        hint={words.loginHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={256}
      />
      <PasswordField label={words.password} value={password} onChange={setPassword} use="current-password" />
      <ProblemLine text={problem} />
      <Button type="submit" look="main" disabled={busy || login.trim() === '' || password === ''}>
        {words.signIn}
      </Button>
      {hasPasskeys() && (
        <>
          <p className={css.or}>{words.or}</p>
          <Button look="outline" disabled={busy} onClick={() => void sent(signInByPasskey)}>
            <KeyRound size={18} aria-hidden />
            {words.signInPasskey}
          </Button>
        </>
      )}
    </form>
  )
}
