import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the public internet, not of this machine, its network or a reserved range. An IPv4
 * address inside of an IPv6 one counts as the IPv4 address, or as not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const known = ipaddr.process(address);
  // All that is assigned of IPv6 is in one block.
  const isAssigned = known instanceof ipaddr.IPv4 || (known.parts[0] ?? 0) >> 13 === 1;
  return isAssigned && known.range() === 'unicast';
}
