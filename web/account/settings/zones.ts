/** Where the device is, in the words of the clock's database. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** All that the browser knows, and the one that is set even if it does not. */
export function zonesWith(zone: string): readonly { readonly id: string; readonly name: string }[] {
  const known = Intl.supportedValuesOf('timeZone')
  const all = known.includes(zone) ? known : [zone, ...known]
  return all.map((id) => ({ id, name: id.replaceAll('_', ' ') }))
}
