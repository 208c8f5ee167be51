import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#ui/kit/field'
import { IconButton } from '#ui/kit/icon-button'
import { useWords } from '#web/i18n/language'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly use: 'current-password' | 'new-password'
  readonly hint?: string
  readonly problem?: string | null
}

/** A password that can be looked at before it is sent. */
export function PasswordField({ use, ...rest }: Props) {
  const { account: words } = useWords()
  const [seen, setSeen] = useState(false)
  return (
    <Field
      type={seen ? 'text' : 'password'}
      autoComplete={use}
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={256}
      after={
        <IconButton
          label={seen ? words.hidePassword : words.showPassword}
          icon={seen ? <EyeOff /> : <Eye />}
          aria-pressed={seen}
          onClick={() => setSeen(!seen)}
        />
      }
      {...rest}
    />
  )
}
