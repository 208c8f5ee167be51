import { type EChartsOption, init } from 'echarts'
import { INK, INK_SOFT, RULE } from '#math/report/colours'
import { esc } from '#math/report/html'
import { SANS } from '#math/report/style'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A chart as SVG that stands in a page by itself: no script, no link, and a title for those who do not see it. */
export function drawing(title: string, { width, height }: Size, option: EChartsOption): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    chart.setOption({ animation: false, textStyle: { fontFamily: SANS, color: INK }, ...option })
    return standalone(title, chart.renderToSVGString())
  } finally {
    // Else its clock keeps the process running.
    chart.dispose()
  }
}

/** Inside a page an SVG needs no namespaces; what only serves pointers is left out, ids are the same in every run. */
function standalone(title: string, svg: string): string {
  return svg
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/ (xmlns(:xlink)?|version|baseProfile|class|ecmeta_\w+|pointer-events)="[^"]*"/g, '')
    .replace(/\bzr\d+-/g, `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-`)
    .replace(/^<svg width="\d+" height="\d+"/, '<svg role="img"')
    .replace(/>/, `><title>${esc(title)}</title>`)
}

export const AXIS_TEXT = { fontSize: 11, color: INK_SOFT } as const
export const LINE = { lineStyle: { color: RULE } } as const
