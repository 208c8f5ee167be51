import { isIPv6 } from 'node:net'

const IPV4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i
const GROUPS = 8
/** One household has 2⁶⁴ IPv6 addresses: its network is the first half. */
const NETWORK_GROUPS = 4

/** What limits count by: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  const ipv4 = IPV4.exec(address)?.[1]
  if (ipv4 !== undefined) return ipv4
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Math.max(0, GROUPS - groups.length - after.length)
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...after]
  return `${all.slice(0, NETWORK_GROUPS).map(short).join(':')}::/64`
}

function short(group: string): string {
  return Number.parseInt(group, 16).toString(16)
}
