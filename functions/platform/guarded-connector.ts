import { lookup } from 'node:dns/promises';
import { connect as connectPlainly, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import ipaddr from 'ipaddr.js';
import { refused } from './permitted-url.ts';

/** The only IPv6 block that is routed on the public internet (RFC 4291, IANA's global unicast allocation). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Azure's platform service. It looks public, but works only inside Azure and serves secrets. */
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

/** A connection to open. `hostname` is an IP address that was already checked, never a host name. */
type Target = {
  protocol: string;
  hostname: string;
  port: string;
  /** The host name that a TLS server's certificate must be issued for. */
  servername: string;
};
/** The two operations that use the network. Tests replace them. */
export type Network = {
  /** Looks up all IP addresses of a host name. Rejects if it has none. */
  resolve(host: string): Promise<readonly string[]>;
  connect(target: Target, callback: (error: Error | null, socket: Socket | null) => void): void;
};

const connectTimeoutMs = 4000;
const maxAddresses = 4;

/** The real network: DNS, TCP and TLS of this machine. */
export const internet: Network = {
  // IPv4 first, because a Lambda function outside a VPC has no IPv6.
  resolve: async (host) =>
    (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  connect({ protocol, hostname: host, port, servername }, callback) {
    const isSecure = protocol === 'https:';
    const address = { host, port: Number(port) || (isSecure ? 443 : 80) };
    const socket = isSecure
      ? // SNI carries no IP addresses (RFC 6066).
        connectSecurely({ ...address, servername: isIP(servername) ? '' : servername })
      : connectPlainly(address);
    const timer = setTimeout(
      () => socket.destroy(new Error('The address does not answer.')),
      connectTimeoutMs,
    );
    const settle = (error: Error | null) => {
      clearTimeout(timer);
      callback(error, error ? null : socket);
    };
    // An error after the connection is open calls this again without effect. The HTTP client on the socket handles it.
    socket.on('error', settle).once(isSecure ? 'secureConnect' : 'connect', () => settle(null));
  },
};

/**
 * Connects to a public address of a URL's host and tries at most four addresses. The host is looked up once, and the
 * connection uses the address that was checked, which prevents DNS rebinding. TLS still checks the certificate against
 * the host name. If a host has public and private addresses, only the public ones are used, because NAT64 networks add
 * their own addresses to every lookup. Fails with `clip.refused` if no address is public, with the last connection
 * error, or with the signal's reason.
 */
export const guardedConnection = (
  { resolve, connect }: Network,
  url: URL,
  signal: AbortSignal,
): Promise<Socket> => {
  const { protocol, port } = url;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // The signal can abort neither a lookup nor a connection attempt, so they race against it.
  return Promise.race([connectToFirst(), rejectOnAbort(signal)]);

  async function connectToFirst(): Promise<Socket> {
    const addresses = isIP(host) ? [host] : await resolve(host);
    const publicAddresses = addresses.filter(isPublicAddress).slice(0, maxAddresses);
    let lastError: Error = refused('address');
    for (const hostname of publicAddresses) {
      signal.throwIfAborted();
      const attempt = await tryConnect({ protocol, hostname, port, servername: host });
      if (!(attempt instanceof Error)) return signal.aborted ? attempt.destroy() : attempt;
      lastError = attempt;
    }
    throw lastError;
  }

  function tryConnect(target: Target) {
    return new Promise<Socket | Error>((resolveAttempt) => {
      connect(target, (error, socket) =>
        resolveAttempt(error ?? socket ?? new Error('There is no connection.')),
      );
    });
  }
};

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
