import { KeyRound, Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { AccountAnswer } from '#protocol/http/account'
import { Button } from '#ui/kit/button'
import { Field } from '#ui/kit/field'
import { Group } from '#ui/kit/group'
import { IconButton } from '#ui/kit/icon-button'
import { toast } from '#ui/kit/toast'
import { ProblemLine, useAsking } from '#web/account/asking'
import { addPasskey, hasPasskeys, removePasskey } from '#web/account/who/passkeys'
import css from '#web/account/who/who.module.css'
import { useFormats, useWords } from '#web/i18n/language'

interface Props {
  readonly account: AccountAnswer
  readonly onChange: (account: AccountAnswer) => void
}

export function PasskeyList({ account, onChange }: Props) {
  const { account: words } = useWords()
  const formats = useFormats()
  const [label, setLabel] = useState('')
  const { busy, problem, run } = useAsking()
  const changed = async (asking: () => ReturnType<typeof removePasskey>, news: string) => {
    const answer = await run(asking)
    if (answer === null) return
    onChange(answer)
    setLabel('')
    toast('good', news)
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    void changed(() => addPasskey(label.trim()), words.passkeyAdded)
  }
  return (
    <Group title={words.passkeys} hint={words.passkeysText}>
      {account.passkeys.map(({ id, label: name, createdAt, usedAt }) => (
        <div key={id} className={css.passkey}>
          <KeyRound aria-hidden />
          <p>
            <strong>{name}</strong>
            <span>{words.passkeyDates(formats.date(createdAt), formats.dayAndTime(usedAt))}</span>
          </p>
          <IconButton
            label={words.removePasskey(name)}
            icon={<Trash2 />}
            disabled={busy}
            onClick={() => void changed(() => removePasskey(id), words.passkeyRemoved)}
          />
        </div>
      ))}
      {hasPasskeys() ? (
        <form className={css.form} onSubmit={submitted}>
          <Field
            label={words.passkeyLabel}
            value={label}
            onChange={setLabel}
            hint={words.passkeyLabelHint}
            maxLength={40}
          />
          <ProblemLine text={problem} />
          <Button type="submit" look="outline" disabled={busy}>
            <Plus size={18} aria-hidden />
            {words.addPasskey}
          </Button>
        </form>
      ) : (
        <p className={css.lead}>{words.noPasskeySupport}</p>
      )}
    </Group>
  )
}
