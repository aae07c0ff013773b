import { hostname, networkInterfaces } from 'node:os';

/** The names of the loopback interface, as they are written in a URL. */
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
/** Hosts that mean every network interface of the machine. */
const everywhere = ['0.0.0.0', '::'];

/** Whether a server that listens on this host is reachable only from this machine. */
export const isLoopback = (host: string) => loopbackHosts.includes(inUrl(host));

/** Returns the host names under which people can reach a server that listens on `host`. */
export function ownHosts(host: string): ReadonlySet<string> {
  const reachable = everywhere.includes(host)
    ? [hostname().toLowerCase(), `${hostname().toLowerCase()}.local`, ...addresses().map(inUrl)]
    : [inUrl(host)];
  return new Set([...loopbackHosts, ...reachable]);
}

/** The host for addresses that people open: one of this machine, if the server listens on all interfaces. */
export function hostForPeople(host: string): string {
  if (host === '127.0.0.1') return 'localhost';
  const [address = 'localhost'] = everywhere.includes(host) ? addresses() : [host];
  return inUrl(address);
}

/** Returns the network addresses of this machine, IPv4 first. */
const addresses = () =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .toSorted((a, b) => a.family.localeCompare(b.family))
    .map(({ address }) => address);

const inUrl = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);
