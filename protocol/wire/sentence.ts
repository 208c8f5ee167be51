import * as v from 'valibot'
import { shown } from '#engine/round/refusal'

/** Longer values from outside are cut off: an error never sends a client's frame back to it. */
const LONGEST_SHOWN = 40

/** What is wrong with a value and where, in words: "'command.amount' must be whole cents from 1 to …, not -5." */
export function sentence(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  if (path === null) return `A message is a JSON object, not ${quoted(issue.input)}.`
  const where = `'${brief(path)}'`
  if (issue.expected === 'never') return `${where} does not belong there.`
  if (issue.path?.at(-1)?.value === undefined) return `${where} is missing.`
  return `${where} must be ${issue.message}, not ${quoted(issue.input)}.`
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${brief(value)}'` : brief(shown(value))
}

/** Cut off, and without the control characters that would upset a log or a terminal. */
function brief(text: string): string {
  const short = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
  return short.replace(/\p{C}/gu, '?')
}
