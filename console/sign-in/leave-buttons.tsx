import { useNextLanguage, useWords } from '#console/i18n/language'
import { leaveHouse } from '#console/net/session'
import { Button } from '#ui/kit/button'

/** The other language, and the way out: on every page before a console. */
export function LeaveButtons() {
  const words = useWords()
  const next = useNextLanguage()
  return (
    <>
      <Button look="quiet" onClick={next.speak}>
        {next.name}
      </Button>
      <Button look="quiet" onClick={() => void leaveHouse()}>
        {words.signIn.leave}
      </Button>
    </>
  )
}
