import { AppError } from '#shared/errors';

/** The reason in the details of `clip.refused`. */
export type RefusalReason = 'url' | 'scheme' | 'credentials' | 'port' | 'address';

export const refused = (reason: RefusalReason) => new AppError('clip.refused', { reason });

const webPorts = new Set(['', '80', '443']);
/** Ports from 1,024 on of services that execute lines of an HTTP request as commands: NFS, SIP, X11, Redis, IRC. */
const otherServicePorts = new Set([2049, 5060, 5061, 6000, 6379, 6666, 6667, 6697, 9100, 11211]);

/**
 * Parses the URL of a page or image, relative to `base` if there is one. Fails with `clip.refused` for anything but
 * http and https, for credentials in the URL, and for ports of other services. The host is checked on connecting.
 */
export function permittedUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw refused('url');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('scheme');
  if (url.username || url.password) throw refused('credentials');
  if (!isWebPort(url.port)) throw refused('port');
  return url;
}

/** Below 1,024 only HTTP's own ports; from there on all but those of other services, because shops use them too. */
const isWebPort = (port: string) =>
  webPorts.has(port) || (Number(port) >= 1024 && !otherServicePorts.has(Number(port)));
