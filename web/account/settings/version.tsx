import { useEffect, useState } from 'react'
import { HTTP } from '#protocol/http'
import type { VersionAnswer } from '#protocol/http/operations'
import { ask, isProblem } from '#ui/net/http'
import { useWords } from '#web/i18n/language'

const SHORT_DIGEST = 12

/** Which program this house runs, as a laboratory asks for it. */
export function Version() {
  const words = useWords()
  const [version, setVersion] = useState<VersionAnswer | null>(null)
  useEffect(() => {
    void ask(HTTP.version, 'GET', '/api/version').then((answer) => !isProblem(answer) && setVersion(answer))
  }, [])
  if (version === null) return null
  return (
    <span title={version.digest}>
      {words.settings.version} {version.version} · {version.digest.slice(0, SHORT_DIGEST)}
    </span>
  )
}
