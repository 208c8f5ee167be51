const MOST_TOLD = 20
const LONGEST = 600

/** What went wrong, as far as it is worth reading. */
export class Faults {
  readonly all: string[] = []

  note(text: string): void {
    if (this.all.length < MOST_TOLD) this.all.push(text.slice(0, LONGEST))
  }
}

/** What no answer may show of the inside: stacks, files, queries, the words of libraries. */
const INTERNALS =
  /\bat (async )?\S+ \(\S+:\d|\.[jt]s:\d|node_modules|node:internal|dist\/|\bError:|TypeError|RangeError|FST_|ECONN|\bselect\b.*\bfrom\b|insert into|\[object|\bundefined\b|stack/i

/** Whether a text is fit for people: one or two sentences, nothing of the inside, nothing that upsets a terminal. */
export function isClear(text: string): boolean {
  return /[.!?]$/.test(text) && text.length < 400 && !/\p{Cc}/u.test(text) && !INTERNALS.test(text)
}
