import { BLUE, GOLD, GOLD_LIGHT, GREEN, INK, INK_SOFT, PAPER, RED, RULE } from '#math/report/colours'

const SERIF = 'Charter, "Bitstream Charter", "Iowan Old Style", Georgia, "Times New Roman", serif'
/** Without quotes, so that it also fits an attribute of an SVG. */
export const SANS = 'system-ui, Helvetica, Arial, sans-serif'

/** Set for A4; on a screen the same column on white. */
export const STYLE = `
@page { size: A4; margin: 18mm 17mm 20mm; }
:root { color-scheme: light; }
* { box-sizing: border-box; }
html { background: #fff; color: ${INK}; font: 10.5pt/1.45 ${SERIF}; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { max-width: 176mm; margin: 0 auto; padding: 14mm 4mm 20mm; }
h1, h2, h3 { font-weight: 600; line-height: 1.2; text-wrap: balance; break-after: avoid; }
h1 { font-size: 25pt; margin: 0 0 2mm; letter-spacing: -.01em; }
h2 { font-size: 15pt; margin: 13mm 0 3mm; padding-top: 2.5mm; border-top: .5pt solid ${GOLD}; }
h3 { font-size: 11.5pt; margin: 5mm 0 2mm; }
p { margin: 0 0 2.5mm; max-width: 150mm; orphans: 3; widows: 3; }
ul { margin: 0 0 3mm; padding-left: 5mm; max-width: 155mm; }
li { margin: 0 0 1.2mm; }
a { color: inherit; text-decoration: none; }
code { font: .88em ui-monospace, Menlo, Consolas, monospace; }
header .kicker { font: 600 8.5pt/1 ${SANS}; letter-spacing: .12em; text-transform: uppercase; color: ${GOLD}; margin: 0 0 4mm; }
header .lead { font-size: 12pt; color: ${INK_SOFT}; margin: 0 0 6mm; }
header dl { display: grid; grid-template-columns: max-content 1fr; gap: 1mm 6mm; margin: 0 0 8mm; padding: 3mm 0; border-top: 1.2pt solid ${INK}; border-bottom: .5pt solid ${RULE}; font: 9.5pt/1.4 ${SANS}; }
dt { color: ${INK_SOFT}; }
dd { margin: 0; }
nav ol { columns: 2; column-gap: 10mm; margin: 0; padding-left: 6mm; font: 9.5pt/1.7 ${SANS}; }
nav h2 { border: 0; margin: 0 0 2mm; padding: 0; font-size: 11.5pt; }
nav a:hover, nav a:focus-visible { text-decoration: underline; }
table { border-collapse: collapse; width: 100%; margin: 3mm 0 5mm; font: 8.6pt/1.35 ${SANS}; font-variant-numeric: tabular-nums lining-nums; }
caption { text-align: left; font-weight: 600; padding: 0 0 1.5mm; color: ${INK}; break-after: avoid; }
th, td { padding: .9mm 2mm; text-align: left; vertical-align: baseline; border-bottom: .4pt solid ${RULE}; }
thead { display: table-header-group; }
thead th { color: ${INK_SOFT}; font-weight: 500; border-bottom: .8pt solid ${INK}; white-space: nowrap; }
tbody th { font-weight: 500; }
tr { break-inside: avoid; }
.number, .right thead th:not(:first-child) { text-align: right; white-space: nowrap; }
.strong { font-weight: 650; }
.yes { color: ${GREEN}; font-weight: 650; }
.no { color: ${RED}; font-weight: 650; }
.quiet { color: ${INK_SOFT}; white-space: nowrap; }
.notes { font: 8.6pt/1.45 ${SANS}; color: ${INK_SOFT}; max-width: none; }
figure { margin: 4mm 0 6mm; break-inside: avoid; }
figure svg { display: block; width: 100%; height: auto; }
figcaption { font: 8.6pt/1.4 ${SANS}; color: ${INK_SOFT}; margin-top: 1.5mm; }
.pairs { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm 6mm; }
.pairs figure, .threes figure { margin: 0 0 3mm; }
.threes { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2mm 5mm; }
.play, .whole { break-inside: avoid; }
.play table { margin: 1.5mm 0 2mm; }
.charts { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0 6mm; align-items: start; break-inside: avoid; }
table.chart { table-layout: fixed; font-size: 7.6pt; line-height: 1.2; margin-bottom: 3mm; }
table.chart th, table.chart td { text-align: center; padding: .55mm 0; border: .4pt solid #fff; }
table.chart thead th { border-bottom-color: ${INK}; }
table.chart th:first-child { width: 8mm; text-align: left; }
.even { table-layout: fixed; }
.even th:first-child { width: 40mm; }
.noted th:nth-child(2), .noted th:nth-child(3) { width: 22mm; }
.noted th:last-child { width: 11mm; }
.H { background: #f7e3e1; } .S { background: ${PAPER}; } .D, .Ds { background: #d9e4f8; color: ${BLUE}; font-weight: 650; }
.P, .FP { background: #d6ebdf; color: ${GREEN}; font-weight: 650; } .F { background: ${GOLD_LIGHT}; color: ${GOLD}; font-weight: 650; }
.legend { display: flex; flex-wrap: wrap; gap: 1.2mm 5mm; margin: 0 0 3mm; padding: 0; list-style: none; max-width: none; font: 8.6pt/1.5 ${SANS}; }
.legend b { display: inline-block; min-width: 7mm; text-align: center; margin-right: 1.5mm; }
@media print { body { max-width: none; padding: 0; } h2 { break-before: auto; } .new-page { break-before: page; } }
@media (max-width: 720px) { .pairs, .threes, .charts { grid-template-columns: 1fr; } nav ol { columns: 1; } body { padding: 6mm; } table:not(.chart) { display: block; overflow-x: auto; } }
`
