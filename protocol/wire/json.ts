/** What a text says as JSON; undefined, which JSON cannot say, when it is none. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
