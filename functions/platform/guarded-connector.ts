import { lookup } from 'node:dns/promises';
import { connect as connectPlainly, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { refused } from './permitted-url.ts';
import { isPublicAddress } from './public-address.ts';

/** A connection to open; `hostname` is an IP address that was checked, never a name. */
type Target = {
  protocol: string;
  hostname: string;
  port: string;
  /** The host name that a TLS server's certificate must be issued for. */
  servername: string;
};
/** The two operations that leave the machine; tests put others in their place. */
export type Network = {
  /** Looks up all IP addresses of a host name; rejects where it has none. */
  resolve(host: string): Promise<readonly string[]>;
  connect(target: Target, callback: (error: Error | null, socket: Socket | null) => void): void;
};

const connectTimeoutMs = 4000;
const maxAddresses = 4;

/** DNS, TCP and TLS of this machine. */
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
    // Later errors call back again without effect; the HTTP client on the socket handles them.
    socket.on('error', settle).once(isSecure ? 'secureConnect' : 'connect', () => settle(null));
  },
};

/**
 * Connects to a public address of a URL's host, trying at most four. The host is looked up once and the connection
 * goes to the address that was checked, so that DNS rebinding gains nothing; TLS still verifies the certificate
 * against the host name. Of a host with public and private addresses only the public ones are used, because NAT64
 * networks add addresses of their own to every lookup. Fails with `clip.refused` where no address is public, with
 * the last connection error, or with the signal's reason.
 */
export const guardedConnection = (
  { resolve, connect }: Network,
  url: URL,
  signal: AbortSignal,
): Promise<Socket> => {
  const { protocol, port } = url;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Neither a lookup nor a connection attempt can be aborted by the signal itself.
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
