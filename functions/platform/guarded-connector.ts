import { lookup } from 'node:dns/promises';
import { connect as connectPlainly, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { refuse } from './permitted-url.ts';
import { isPublicAddress } from './public-address.ts';

/** What is connected to; its `hostname` is always an address that was checked, never a name. */
export type Target = {
  protocol: string;
  hostname: string;
  port: string;
  /** Whose certificate a server with TLS must show. */
  servername: string;
};
/** The two things that reach out of the machine. */
export type Network = {
  /** Every address of a host name. */
  resolve(host: string): Promise<readonly string[]>;
  connect(target: Target, callback: (error: Error | null, socket: Socket | null) => void): void;
};

const millisecondsPerAddress = 4000;
const mostAddresses = 4;

export const internet: Network = {
  // IPv4 first, because a function outside a network of its own has no IPv6.
  resolve: async (host) =>
    (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  connect({ protocol, hostname: host, port, servername }, callback) {
    const isSecure = protocol === 'https:';
    const address = { host, port: Number(port) || (isSecure ? 443 : 80) };
    const socket = isSecure
      ? // A name that is an address is asked for by none.
        connectSecurely({ ...address, servername: isIP(servername) ? '' : servername })
      : connectPlainly(address);
    const timer = setTimeout(
      () => socket.destroy(new Error('The address does not answer.')),
      millisecondsPerAddress,
    );
    const settle = (error: Error | null) => {
      clearTimeout(timer);
      callback(error, error ? null : socket);
    };
    // The first one settles it; an error that comes later is heard by whoever uses the socket.
    socket.on('error', settle).once(isSecure ? 'secureConnect' : 'connect', () => settle(null));
  },
};

/**
 * Connects to a public address of a URL's host. The host is looked up once for each connection and the very
 * address that was checked is connected to, so that an answer that changes in between gains nothing; TLS still
 * asks for the host's own certificate. Of a host with public and other addresses only the public ones are used:
 * networks that translate IPv6 add addresses of their own to every answer, and no other one is ever connected to.
 */
export const guardedConnection = ({ resolve, connect }: Network, url: URL, signal: AbortSignal) => {
  const { protocol, port } = url;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Nothing that is waited for hears of the signal by itself.
  return Promise.race([open(), ended(signal)]);

  async function open(): Promise<Socket> {
    const addresses = isIP(host) ? [host] : await resolve(host);
    const checked = addresses.filter(isPublicAddress).slice(0, mostAddresses);
    let failure: Error = refuse('address');
    for (const hostname of checked) {
      signal.throwIfAborted();
      const attempt = await connected({ protocol, hostname, port, servername: host });
      if (!(attempt instanceof Error)) return signal.aborted ? attempt.destroy() : attempt;
      failure = attempt;
    }
    throw failure;
  }

  function connected(target: Target) {
    return new Promise<Socket | Error>((settle) => {
      connect(target, (error, socket) => settle(error ?? socket ?? new Error('There is no connection.')));
    });
  }
};

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
