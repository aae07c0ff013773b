import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv6 addresses that are routed in the internet lie in here; what lies outside is for a network's own use. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Looks public and answers only inside Azure, with a machine's secrets. */
const azurePlatform = '168.63.129.16';

/**
 * Whether an address belongs to a host in the public internet. IPv6 addresses that carry an IPv4 one (mapped,
 * NAT64, 6to4, Teredo) never do here: a host that is reached through them has the IPv4 address as well.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : parsed.toString() !== azurePlatform;
}
