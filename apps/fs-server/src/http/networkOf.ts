import ipaddr from 'ipaddr.js';

/**
 * The network that an address is counted by: an IPv4 address itself, also where it is written as IPv6, and of an IPv6
 * address its first 64 bits, since whoever has one address of a /64 has all of them.
 */
export function networkOf(address: string): string {
  // The zone of a link-local address, such as `fe80::1%eth0`, is a name of this machine's.
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
