import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Problems } from '#server/config/problems'

export const STANDARD_FILE = 'sabot.config.json'

/** A configuration file's name as its owner wrote it, and what is in it. */
export interface ConfigFile {
  readonly name: string
  readonly content: Readonly<Record<string, unknown>>
}

const NONE: ConfigFile = { name: STANDARD_FILE, content: {} }

/** The file that was named, or else the standard one where the folder has it. */
export function readConfigFile(named: string | undefined, folder: string, problems: Problems): ConfigFile {
  const name = named ?? STANDARD_FILE
  const path = resolve(folder, name)
  if (!existsSync(path)) {
    if (named !== undefined)
      problems.note(name, `there is no such file (${path}): create it or name another.`)
    return NONE
  }
  const content = jsonOf(path, name, problems)
  if (content === undefined) return NONE
  if (isRecord(content)) return { name, content }
  problems.note(name, 'must be a JSON object. Write for example { "port": 4750 }.')
  return NONE
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function jsonOf(path: string, name: string, problems: Problems): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    problems.note(name, error instanceof SyntaxError ? notJson(path, error) : `cannot be read (${error}).`)
    return undefined
  }
}

/** Where it stops being JSON; not what stands there, which may be a secret. */
function notJson(path: string, { message }: SyntaxError): string {
  const position = /position (\d+)/.exec(message)?.[1]
  const line = readFileSync(path, 'utf8')
    .slice(0, Number(position ?? 0))
    .split('\n').length
  const where = position === undefined ? '' : ` from line ${line} on`
  return `is no JSON${where}. Look for a missing quote or bracket, a comma too many or a comment.`
}
