import ipaddr from 'ipaddr.js';

/**
 * Returns the network by which requests are counted: an IPv4 address itself, also in its IPv6-mapped form, and of an
 * IPv6 address the first 64 bits, because a client usually controls a whole /64.
 */
export function networkOf(address: string): string {
  // The zone of a link-local address, such as `fe80::1%eth0`, names a network interface of this machine.
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
