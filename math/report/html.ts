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
  /** The first cell of a row is its header; rows that the header of another spans have none. */
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
  const body = rows.map((cells) => `<tr>${rowHtml(cells, cells.length === head.length)}</tr>`).join('\n')
  return `<table class="${className}"><caption>${esc(caption)}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${body}
</tbody></table>`
}

function rowHtml(cells: readonly Cell[], headed: boolean): string {
  return cells
    .map(({ html, class: className, rowSpan }, column) => {
      const [tag, scope] = headed && column === 0 ? ['th', ' scope="row"'] : ['td', '']
      const look = className === undefined ? '' : ` class="${className}"`
      const span = rowSpan === undefined ? '' : ` rowspan="${rowSpan}"`
      return `<${tag}${scope}${look}${span}>${html}</${tag}>`
    })
    .join('')
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
  return `${(100 * share).toFixed(digits)}\u00a0%`.replace('-', '−')
}
