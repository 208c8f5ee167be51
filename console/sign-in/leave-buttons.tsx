import { setLanguage, useSpoken } from '#console/i18n/language'
import { leaveHouse } from '#console/net/session'
import { Button } from '#ui/kit/button'

/** The other language, and the way out: on every page before a console. */
export function LeaveButtons() {
  const { words, language } = useSpoken()
  return (
    <>
      <Button look="quiet" onClick={() => setLanguage(language === 'it' ? 'en' : 'it')}>
        {words.home.language}
      </Button>
      <Button look="quiet" onClick={() => void leaveHouse()}>
        {words.signIn.leave}
      </Button>
    </>
  )
}
