import type { Page } from 'playwright-core'
import { client as en } from '#words/en/client'
import { client as it } from '#words/it/client'

type Leaf = string | ((...given: never[]) => string)
type Tree = { readonly [key: string]: Leaf | readonly string[] | Tree }

/** Stands for whatever a sentence is given. */
const GAP = '\u0000'
/** Names are lists of such parts: "Banco, paga 0,95:1, aperta". */
const BETWEEN = /\s*[,;:·|–—→]\s+|\.\s+/
/** A language is called by its own name in every language, and the house is called Sabot. */
const NAMES = ['italiano', 'sabot']

/** Every string that the page shows or tells, as it is now. */
async function stringsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) found.push(node.nodeValue ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        found.push(element.getAttribute(name) ?? '')
      }
    }
    return [...new Set(found.map((text) => text.trim()))].filter((text) => text !== '')
  })
}

/** What is still Italian on a page that should be English: measured by the words that the two do not share. */
export async function italianLeft(page: Page): Promise<readonly string[]> {
  const english = leavesOf(en)
  const shared = new Set([...english.map(plain), ...NAMES])
  // One letter is nobody's language.
  const italian = leavesOf(it).filter((said) => said.length > 1 && !shared.has(plain(said)))
  const whole = new Set(italian.filter((said) => !said.includes(GAP)).map(plain))
  const made = italian.filter((said) => said.includes(GAP)).flatMap(patternOf)
  const isItalian = (text: string) =>
    whole.has(text) || (!shared.has(text) && made.some((pattern) => pattern.test(text)))
  const shown = await stringsOf(page)
  return shown.filter((text) => [text, ...text.split(BETWEEN)].map(plain).some(isItalian))
}

/** All that people read; what a sentence is given is a gap in it. */
function leavesOf(tree: Tree): readonly string[] {
  return Object.values(tree).flatMap((leaf) => {
    if (typeof leaf === 'string') return [leaf]
    if (typeof leaf === 'function') return [sentenceOf(leaf)]
    return isList(leaf) ? leaf : leavesOf(leaf)
  })
}

function isList(leaf: readonly string[] | Tree): leaf is readonly string[] {
  return Array.isArray(leaf)
}

function sentenceOf(leaf: (...given: never[]) => string): string {
  return leaf(...(Array.from({ length: leaf.length }, () => GAP) as never[])).replaceAll('NaN', GAP)
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** A sentence with gaps fits whatever fills them, if a word of its own is left. */
function patternOf(said: string): readonly RegExp[] {
  const parts = plain(said).split(GAP)
  if (!parts.some((part) => /\p{L}{3}/u.test(part))) return []
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return [new RegExp(`^${escaped.join('.+')}$`)]
}
