export const STYLE = `
:root {
  color-scheme: dark;
  --felt: #0b2a20; --night: #07110e; --line: #1d4a3a; --gold: #d9b867; --ink: #eef3ee; --dim: #9db3a8;
}
* { box-sizing: border-box; margin: 0 }
body {
  min-height: 100vh; color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, 'Segoe UI', sans-serif;
  background: radial-gradient(120% 80% at 50% -10%, #134534 0%, var(--felt) 38%, var(--night) 100%) fixed;
}
main { max-width: 1120px; margin: 0 auto; padding: 48px 20px 64px }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 20px; margin-bottom: 32px }
h1 { font: 600 44px/1 Georgia, 'Times New Roman', serif; letter-spacing: .04em; color: var(--gold) }
header p { color: var(--dim) }
#status { margin-left: auto; font-size: 14px; color: var(--dim) }
#status::before {
  content: ''; display: inline-block; width: 8px; height: 8px; margin-right: 8px; border-radius: 50%;
  background: #54c98a; vertical-align: 1px;
}
#status.away::before { background: #e0705a }
#tables { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 16px; padding: 0; list-style: none }
#tables li {
  display: grid; gap: 12px; align-content: start; padding: 18px 20px; border: 1px solid var(--line); border-radius: 14px;
  background: rgba(7, 20, 16, .62);
}
h2 { font: 600 19px/1.25 Georgia, 'Times New Roman', serif }
.game { color: var(--dim); font-size: 14px }
.phase {
  justify-self: start; padding: 2px 12px; border-radius: 99px; font-size: 13px; font-weight: 600;
  background: #17382c; color: var(--dim);
}
.phase.betting { background: #1f6b48; color: #eafff4 }
.phase.paused { background: #6b2f24; color: #ffe9e3 }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; font-size: 14px }
dt { color: var(--dim) }
dd { margin: 0; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
noscript { display: block; color: var(--dim) }
@media (max-width: 480px) { main { padding-top: 28px } h1 { font-size: 34px } #status { margin-left: 0; width: 100% } }
`
