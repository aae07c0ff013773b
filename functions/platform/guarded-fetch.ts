import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '#shared/errors';
import { megabyte, limits as productLimits } from '#shared/limits';
import type { ClipSuggestion } from '#shared/rules/clip-suggestion';
import { guardedConnection, internet, type Network } from './guarded-connector.ts';
import { permittedUrl } from './permitted-url.ts';
import { acceptedEncodings, readBody } from './response-body.ts';

/** The kind of content that the caller can use; other content types are refused. */
export type ContentKind = 'html' | 'image';
/** `milliseconds` is the time for the whole exchange, redirects included; `bytes` counts the decoded body. */
export type Limits = { redirects: number; milliseconds: number; bytes: Record<ContentKind, number> };
export type GuardedResponse = {
  status: number;
  /** The URL after redirects. */
  url: string;
  headers: IncomingHttpHeaders;
  /** The media type in lower case, without parameters; empty where the response declares none. */
  type: string;
  /** Decoded by `Content-Encoding`; empty unless the status is 2xx. */
  body: Buffer;
};

const productionLimits: Limits = {
  redirects: 5,
  milliseconds: 10_000,
  // An image becomes an upload, so it has the size limit of uploads.
  bytes: { html: 5 * megabyte, image: productLimits.upload.bytes },
};
const maxHeaderBytes = 64 * 1024;

/**
 * What each kind of content accepts, and the error for another media type. An image may have a generic type or none,
 * as many file stores serve it, so its caller must check the file's signature.
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
 * Fetches a user's URL from a public host, without cookies, credentials or proxies. Each redirect is checked like the
 * first URL; one from https to http is followed, because the request holds nothing secret. Fails with `clip.refused`,
 * `clip.unreachable`, `clip.too_large`, or for another media type with `clip.unreadable` (html) or `clip.no_image`.
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

/** Sends one request and reads its response, which may be a redirect. */
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

/** Sends a GET request over an open connection, which already is the TLS socket for an https URL. */
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

/** Reads the body only of a 2xx response of the right kind; an unread body ends with its connection. */
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
  // Closing the connection before the body is read is no failure.
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
