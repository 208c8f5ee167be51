import { CircleCheck, Copy } from 'lucide-react'
import { useState } from 'react'
import type { AccountAnswer } from '#protocol/http/account'
import { Button } from '#ui/kit/button'
import css from '#web/account/who/who.module.css'
import { useWords } from '#web/i18n/language'

interface Props {
  readonly account: AccountAnswer
  readonly onKept: () => void
}

/** The sign-in name is told once, large: whoever loses it is locked out. */
export function Opened({ account: { login, name }, onKept }: Props) {
  const { account: words } = useWords()
  const [copied, setCopied] = useState(false)
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className={css.opened}>
      <CircleCheck className={css.tick} aria-hidden />
      <h3>{words.opened}</h3>
      <p className={css.lead}>{login === null ? words.openedPasskeyText : words.openedText}</p>
      <p className={css.login}>
        <span>{login === null ? words.name : words.login}</span>
        <strong>{login ?? name}</strong>
        {login !== null && (
          <Button size="small" onClick={() => void copy(login)}>
            <Copy size={16} aria-hidden />
            {copied ? words.copied : words.copy}
          </Button>
        )}
      </p>
      <Button look="main" onClick={onKept}>
        {words.keptIt}
      </Button>
    </div>
  )
}
