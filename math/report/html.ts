/** Text as HTML shows it. */
export function esc(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A cell of HTML; `class` says how it looks. */
export interface Cell {
  readonly html: string
  readonly class?: string
  readonly rowSpan?: number
}

export interface Table {
  readonly caption: string
  readonly head: readonly string[]
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly Cell[])[]
  readonly class?: string
}

export function text(value: string, className?: string): Cell {
  return { html: esc(value), ...(className === undefined ? {} : { class: className }) }
}

export function number(value: string): Cell {
  return { html: esc(value), class: 'number' }
}

export function table({ caption, head, rows, class: className = '' }: Table): string {
  const heads = head.map((title) => `<th scope="col">${esc(title)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map(cellHtml).join('')}</tr>`).join('\n')
  return `<table class="${className}"><caption>${esc(caption)}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${body}
</tbody></table>`
}

function cellHtml({ html, class: className, rowSpan }: Cell, column: number): string {
  const tag = column === 0 ? 'th' : 'td'
  const attributes = [
    column === 0 ? ' scope="row"' : '',
    className === undefined ? '' : ` class="${className}"`,
    rowSpan === undefined ? '' : ` rowspan="${rowSpan}"`,
  ]
  return `<${tag}${attributes.join('')}>${html}</${tag}>`
}

export function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${esc(item)}</li>`).join('\n')}</ul>`
}

/** A drawing with its caption. */
export function figure(svg: string, caption: string): string {
  return `<figure>${svg}<figcaption>${esc(caption)}</figcaption></figure>`
}

export interface Section {
  readonly id: string
  readonly title: string
  readonly body: string
}

export function percent(share: number, digits: number): string {
  return `${(100 * share).toFixed(digits)} %`.replace('-', '−')
}
