import { Phone } from 'lucide-react'
import { Group } from '#ui/kit/group'
import css from '#web/account/play/play.module.css'
import { useWords } from '#web/i18n/language'

/** TP-11: what to know, what to ask oneself, whom to call. */
export function InfoPage() {
  const { play: words } = useWords()
  return (
    <>
      <Group title={words.helpTitle}>
        <div className={css.help}>
          <p className={css.lead}>{words.helpText}</p>
          <a className={css.phone} href={`tel:${words.helpPhone.replaceAll(' ', '')}`}>
            <Phone aria-hidden />
            {words.helpPhone}
          </a>
        </div>
      </Group>
      <Group title={words.signsTitle} hint={words.minors}>
        <ul className={css.signs}>
          {Object.entries(words.signs).map(([id, sign]) => (
            <li key={id}>{sign}</li>
          ))}
        </ul>
        <p className={css.lead}>{words.infoText}</p>
      </Group>
    </>
  )
}
