import { hostname, networkInterfaces } from 'node:os';

/** The names of the loopback interface, as a URL writes them. */
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
/** Hosts that stand for every interface of the machine. */
const everywhere = ['0.0.0.0', '::'];

/** Whether a server that listens on this host can be reached from this machine only. */
export const isLoopback = (host: string) => loopbackHosts.includes(inUrl(host));

/** The host names under which a server that listens on `host` is its own origin. */
export function ownHosts(host: string): ReadonlySet<string> {
  const reachable = everywhere.includes(host)
    ? [hostname().toLowerCase(), `${hostname().toLowerCase()}.local`, ...addresses().map(inUrl)]
    : [inUrl(host)];
  return new Set([...loopbackHosts, ...reachable]);
}

/**
 * The host to name in addresses that people follow, also on another device: an address of this machine where the server
 * listens on all of them.
 */
export function hostForPeople(host: string): string {
  if (host === '127.0.0.1') return 'localhost';
  const [address = 'localhost'] = everywhere.includes(host) ? addresses() : [host];
  return inUrl(address);
}

/** The addresses of this machine in its networks, those of IPv4 first. */
const addresses = () =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .toSorted((a, b) => a.family.localeCompare(b.family))
    .map(({ address }) => address);

const inUrl = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);
