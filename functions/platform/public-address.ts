import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 block that is routed on the public internet (RFC 4291, IANA's global unicast allocation). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/**
 * Azure's platform service. The address looks public, but it works only inside Azure and serves a machine's secrets.
 */
const azurePlatformAddress = '168.63.129.16';

/**
 * Whether an IP address belongs to the public internet. False for any text that is not an IP address. IPv6 addresses
 * that contain an IPv4 address (mapped, NAT64, 6to4, Teredo) are refused, because they could lead to a private IPv4
 * address. A public host behind such an address has an IPv4 address as well.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6
    ? parsed.match(globalUnicast)
    : parsed.toString() !== azurePlatformAddress;
}
