import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Who a rate limit applies to: the IPv4 address, or the /64 of an IPv6 address, because one household or server usually
 * has a whole /64.
 */
export function getClientBlock(request: FastifyRequest): string {
  return toAddressBlock(request.ip)
}

export function toAddressBlock(address: string): string {
  const withoutZone = address.split('%')[0]!
  if (!isIPv6(withoutZone)) return withoutZone
  // The URL parser writes every IPv6 address in one form, and an embedded IPv4 part in hexadecimal.
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') return toIPv4(groups)
  return `${groups.slice(0, 4).join(':')}::/64`
}

function toIPv4(groups: readonly string[]): string {
  const bits = Number.parseInt(groups[6]!, 16) * 65_536 + Number.parseInt(groups[7]!, 16)
  return [24, 16, 8, 0].map((shift) => Math.floor(bits / 2 ** shift) % 256).join('.')
}
