import { AppError } from '#shared/errors';

/** Why an address may not be fetched. */
export type Refusal = 'url' | 'scheme' | 'credentials' | 'port' | 'address';

export const refuse = (reason: Refusal) => new AppError('clip.refused', { reason });

const webPorts = new Set(['', '80', '443']);
/** Services that listen above the ports of the system and act on whatever line they are sent. */
const otherServices = new Set([2049, 5060, 5061, 6000, 6379, 6666, 6667, 6697, 9100, 11211]);

/** The URL of a page or picture that somebody gives or a page names; it fails with `clip.refused`. */
export function permittedUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw refuse('url');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refuse('scheme');
  if (url.username || url.password) throw refuse('credentials');
  if (!isWebPort(url.port)) throw refuse('port');
  return url;
}

/** Below 1,024 every port but the web's own belongs to another protocol; above it shops have test servers. */
const isWebPort = (port: string) =>
  webPorts.has(port) || (Number(port) >= 1024 && !otherServices.has(Number(port)));
