import type { Told } from '#tests/leak/transcript'

/** What the house draws by chance while it is asked, and where: nothing else may differ, and no length does. */
const DRAWN: readonly { readonly where: RegExp; readonly field: RegExp }[] = [
  { where: /POST \/api\/session /, field: /"player":"(p_[a-z2-7]{16})"/g },
  { where: /POST \/api\/session /, field: /"name":"(Ospite \d{4})"/g },
  { where: /POST \/api\/(passkeys|sign-in\/passkey)\/options /, field: /"challenge":"([\w-]{43})"/g },
  {
    where: /(POST|GET|DELETE) \/api\/tables\/\S+\/session/,
    field: /"(?:session|participation)":"([A-Z0-9]{16})"/g,
  },
  { where: /^socket, of /, field: /"approval":"([\w-]{43})"/g },
  { where: /POST \/api\/account /, field: /"login":"([\w-]+)"/g },
  { where: /POST \/api\/passkeys /, field: /"id":"([\w-]+)"/g },
  { where: /POST \/api\/cashier\//, field: /"(?:code|reference)":"([\w-]+)"/g },
  { where: /POST \/api\/operators\/launch /, field: /"url":"([^"]+)"/g },
  // Of the running code, which somebody may be compiling.
  { where: /\/(ready|version|selfcheck)/, field: /"digest":"([0-9a-f]{64})"/g },
  { where: /^wallet$/, field: /"transaction":"(d_[\w-]{20})"/g },
]

/** A transcript in which exactly these texts, and what was drawn, are blotted out letter by letter. */
export function disguised(transcript: readonly Told[], known: readonly string[]): readonly Told[] {
  const all = [...new Set([...known, ...transcript.flatMap(drawnIn)])]
  const pattern = new RegExp(all.map((text) => text.replaceAll(/\W/g, '\\$&')).join('|'), 'g')
  const blot = (text: string) => text.replaceAll(pattern, (found) => '▒'.repeat(found.length))
  const told = transcript.map(({ who, what, text }) => ({ who, what: blot(what), text: blot(text) }))
  const lines = told.filter(isUnordered).toSorted((a, b) => (a.what + a.text < b.what + b.text ? -1 : 1))
  return [...told.filter((one) => !isUnordered(one)), ...lines]
}

/** Rows are kept by ids, which are drawn, and tables log side by side. */
function isUnordered({ what }: Told): boolean {
  return what === 'log' || what.startsWith('backup')
}

function drawnIn({ what, text }: Told): readonly string[] {
  const fields = DRAWN.filter(({ where }) => where.test(what))
  return fields.flatMap(({ field }) => Array.from(text.matchAll(field), ([, value = '']) => value))
}

const AROUND = 120

/** What is not the same in two transcripts, as a reader can see it. */
export function differences(mine: readonly Told[], other: readonly Told[]): readonly string[] {
  const places = mine.map(({ who, what }) => `${who}: ${what}`)
  const others = other.map(({ who, what }) => `${who}: ${what}`)
  if (places.join('\n') !== others.join('\n')) return ['Not the same was asked and heard in both.']
  return mine.flatMap(({ text }, index) => {
    const twin = other[index]?.text ?? ''
    if (text === twin) return []
    const at = [...text].findIndex((letter, place) => letter !== twin[place])
    const near = (one: string) => one.slice(Math.max(0, at - AROUND), at + AROUND)
    return [`${places[index]}\n  ${near(text)}\n  ${near(twin)}`]
  })
}
