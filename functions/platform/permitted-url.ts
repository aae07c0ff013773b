import { AppError } from '#shared/errors';

/** The reason for a refused URL, which is sent in the details of `clip.refused`. */
export type RefusalReason = 'url' | 'scheme' | 'credentials' | 'port' | 'address';

export const refused = (reason: RefusalReason) => new AppError('clip.refused', { reason });

const webPorts = new Set(['', '80', '443']);
/** Ports from 1,024 on whose services may execute lines of an HTTP request: NFS, SIP, X11, Redis, IRC. */
const otherServicePorts = new Set([2049, 5060, 5061, 6000, 6379, 6666, 6667, 6697, 9100, 11211]);

/**
 * Parses the URL of a page or image, relative to `base` if given. Throws `clip.refused` if the scheme is not http or
 * https, if the URL contains credentials, or if the port belongs to another service. The host is checked later, when
 * connecting.
 */
export function permittedUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw refused('url');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('scheme');
  if (url.username || url.password) throw refused('credentials');
  if (!isWebPort(url.port)) throw refused('port');
  return url;
}

/** Below 1,024 only the ports of HTTP; above, all but those of other services, because some shops use them. */
const isWebPort = (port: string) =>
  webPorts.has(port) || (Number(port) >= 1024 && !otherServicePorts.has(Number(port)));
