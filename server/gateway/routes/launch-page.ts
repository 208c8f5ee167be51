import { FIRST, fetchAll, HOUSE, LANGUAGES } from '#words/register'

const house = await fetchAll(HOUSE)

const late = LANGUAGES.map((language) => {
  const { title, text } = house[language].lateLink
  const lang = language === FIRST ? '' : ` lang="${language}"`
  return `<h1${lang}>${title}</h1>\n<p${lang}>${text}</p>`
})

/** For somebody who comes with a link that was used or is too old. It needs no script and no style. */
export const LATE_PAGE = `<!doctype html>
<html lang="${FIRST}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sabot</title></head>
<body>
${late.join('\n')}
</body>
</html>
`
