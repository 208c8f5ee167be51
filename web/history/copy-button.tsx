import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#ui/kit/icon-button'
import { useWords } from '#web/i18n/language'

const SHOWN_MILLIS = 1_500

/** Puts a text where it can be pasted from, and says so. */
export function CopyButton({ text }: { readonly text: string }) {
  const { history: words } = useWords()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), SHOWN_MILLIS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Not every page may write there; the text can be selected.
    }
  }
  return (
    <IconButton
      label={copied ? words.copied : words.copy}
      icon={copied ? <Check /> : <Copy />}
      onClick={() => void copy()}
    />
  )
}
