import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '#shared/errors';
import { megabyte, limits as productLimits } from '#shared/limits';
import type { ClipSuggestion } from '#shared/rules/clip-suggestion';
import { guardedConnection, internet, type Network } from './guarded-connector.ts';
import { permittedUrl } from './permitted-url.ts';
import { acceptedEncodings, readBody } from './response-body.ts';

/** The kind of content that the caller expects. Other content types are refused. */
export type ContentKind = 'html' | 'image';
/** `milliseconds` is the time for all requests, including redirects. `bytes` limits the decoded body. */
export type Limits = { redirects: number; milliseconds: number; bytes: Record<ContentKind, number> };
export type GuardedResponse = {
  status: number;
  /** The final URL, after redirects. */
  url: string;
  headers: IncomingHttpHeaders;
  /** The media type in lower case, without parameters. Empty if the response has none. */
  type: string;
  /** The body, decoded according to `Content-Encoding`. Empty unless the status is 2xx. */
  body: Buffer;
};

const productionLimits: Limits = {
  redirects: 5,
  milliseconds: 10_000,
  // A fetched image becomes an upload, so the size limit of uploads applies.
  bytes: { html: 5 * megabyte, image: productLimits.upload.bytes },
};
const maxHeaderBytes = 64 * 1024;

/**
 * For each kind of content, the accepted media types and the error for other types. Many file stores serve images with
 * a generic type or none. These are accepted, so the caller of an image must check the file's signature.
 */
const contentKinds = {
  html: {
    accept: 'text/html,application/xhtml+xml;q=0.9',
    types: /^(text\/html|application\/xhtml\+xml|)$/,
    mismatch: () =>
      new AppError('clip.unreadable', { suggestion: 'try_product_page' satisfies ClipSuggestion }),
  },
  image: {
    accept: 'image/webp,image/jpeg,image/png',
    types: /^(image\/(?!svg).+|application\/octet-stream|binary\/octet-stream|)$/,
    mismatch: () => new AppError('clip.no_image'),
  },
} as const;

const requestHeaders = {
  'user-agent': 'WardrobeClip/1.0 (reads one product page at the wish of a person)',
  'accept-language': 'en;q=0.9,*;q=0.5',
  'accept-encoding': acceptedEncodings,
};

/**
 * Fetches a URL from a user, only from public hosts, without cookies, credentials or proxies. Each redirect is checked
 * like the first URL. A redirect from https to http is followed, because the request contains no secrets. Fails with
 * `clip.refused`, `clip.unreachable` or `clip.too_large`. For another media type it fails with `clip.unreadable` (html)
 * or `clip.no_image`.
 */
export async function guardedFetch(
  address: string,
  kind: ContentKind,
  { network = internet, limits = productionLimits }: { network?: Network; limits?: Limits } = {},
): Promise<GuardedResponse> {
  let url = permittedUrl(address);
  const signal = AbortSignal.timeout(limits.milliseconds);
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    const response = await exchange(url, kind, network, limits, signal);
    const location = redirectLocation(response);
    if (location === undefined) return response;
    url = permittedUrl(location, url);
  }
  throw unreachable('redirects');
}

/** Sends one request and reads its response. The response may be a redirect. */
async function exchange(url: URL, kind: ContentKind, network: Network, limits: Limits, signal: AbortSignal) {
  let socket: Socket | undefined;
  try {
    socket = await guardedConnection(network, url, signal);
    const message = await sendRequest(socket, url, contentKinds[kind].accept, signal);
    return await readResponse(message, url, kind, limits.bytes[kind], signal);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unreachable(signal.aborted ? 'timeout' : 'connection');
  } finally {
    socket?.destroy();
  }
}

/** Sends a GET request over an open connection. For an https URL the socket is already the TLS socket. */
const sendRequest = (socket: Socket, url: URL, accept: string, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({
      createConnection: () => socket,
      path: url.pathname + url.search,
      headers: { host: url.host, ...requestHeaders, accept },
      maxHeaderSize: maxHeaderBytes,
      signal,
    })
      .on('response', resolve)
      .on('error', reject)
      .on('close', () => reject(new Error('The connection was closed.')))
      .end();
  });

/** Reads the body if the status is 2xx and the type is right. Otherwise closing the connection discards it. */
async function readResponse(
  message: IncomingMessage,
  { href: url }: URL,
  kind: ContentKind,
  maxBytes: number,
  signal: AbortSignal,
): Promise<GuardedResponse> {
  const { statusCode: status = 0, headers } = message;
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const head = { status, url, headers, type };
  // Closing the connection before the body is read also emits an error, which is ignored.
  message.on('error', () => undefined);
  if (status < 200 || status > 299) return { ...head, body: Buffer.alloc(0) };
  if (!contentKinds[kind].types.test(type)) throw contentKinds[kind].mismatch();
  if (Number(headers['content-length']) > maxBytes) throw new AppError('clip.too_large', { limit: maxBytes });
  return { ...head, body: await readBody(message, headers['content-encoding'] ?? '', maxBytes, signal) };
}

const redirectLocation = ({ status, headers }: GuardedResponse) =>
  [301, 302, 303, 307, 308].includes(status) ? headers.location : undefined;

const unreachable = (reason: 'redirects' | 'timeout' | 'connection') =>
  new AppError('clip.unreachable', { reason });
