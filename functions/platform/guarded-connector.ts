import { lookup } from 'node:dns/promises';
import { isIP, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { refuse } from './permitted-url.ts';
import { isPublicAddress } from './public-address.ts';

/** The two things that reach out of the machine. */
export type Network = {
  /** Every address of a host name. */
  resolve(host: string): Promise<readonly string[]>;
  /** Opens a connection; its `hostname` is always an address that was checked, never a name. */
  connect: buildConnector.connector;
};

const millisecondsPerAddress = 4000;
const mostAddresses = 4;

export const internet: Network = {
  // IPv4 first, because a function outside a network of its own has no IPv6.
  resolve: async (host) =>
    (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  connect: buildConnector({ allowH2: false, maxCachedSessions: 0, timeout: millisecondsPerAddress }),
};

/**
 * Connects to public addresses only. The host is looked up once for each connection and the very address that
 * was checked is connected to, so that an answer that changes in between gains nothing; TLS still asks for the
 * host's own certificate. Of a host with public and other addresses only the public ones are used: networks
 * that translate IPv6 add addresses of their own to every answer, and no other one is ever connected to.
 */
export const guardedConnector =
  ({ resolve, connect }: Network, signal: AbortSignal): buildConnector.connector =>
  (options, callback) => {
    // A request that waits for its connection hears of the signal only through the connection.
    Promise.race([open(options), ended(signal)]).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );

    async function open(target: buildConnector.Options): Promise<Socket> {
      const { hostname } = target;
      const addresses = isIP(hostname) ? [hostname] : await resolve(hostname);
      const checked = addresses.filter(isPublicAddress).slice(0, mostAddresses);
      let failure: Error = refuse('address');
      for (const address of checked) {
        signal.throwIfAborted();
        const attempt = await connected({ ...target, hostname: address });
        if (!(attempt instanceof Error)) return signal.aborted ? attempt.destroy() : attempt;
        failure = attempt;
      }
      throw failure;
    }

    const connected = (target: buildConnector.Options) =>
      new Promise<Socket | Error>((settle) => {
        connect(target, (error, socket) => settle(error ?? socket));
      });
  };

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
