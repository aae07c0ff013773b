import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 block that is routed in the public internet (RFC 4291, IANA's global unicast allocation). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Azure's platform service: a public address by number that answers inside Azure only, with a machine's secrets. */
const azurePlatformAddress = '168.63.129.16';

/**
 * Whether an IP address belongs to the public internet; false for a text that is no IP address. IPv6 addresses that
 * embed an IPv4 one (mapped, NAT64, 6to4, Teredo) are refused: they could reach a private IPv4 address, and a public
 * host behind one has its IPv4 address as well.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6
    ? parsed.match(globalUnicast)
    : parsed.toString() !== azurePlatformAddress;
}
