import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '#shared/errors';
import type { ClipSuggestion } from '#shared/rules/clip-suggestion';
import { guardedConnection, internet, type Network } from './guarded-connector.ts';
import { permittedUrl } from './permitted-url.ts';
import { acceptedEncodings, readBody } from './response-body.ts';

/** What the caller can use, which decides what is asked for and what is let in. */
export type Wish = 'html' | 'image';
export type Limits = { redirects: number; milliseconds: number; bytes: Record<Wish, number> };
export type GuardedResponse = {
  status: number;
  /** Where the redirects have led to. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Lower case and without parameters; empty where the answer names none. */
  type: string;
  /** Decoded; empty unless the status says that this is what was asked for. */
  body: Buffer;
};

const megabyte = 1024 * 1024;
const productionLimits: Limits = {
  redirects: 5,
  milliseconds: 10_000,
  bytes: { html: 5 * megabyte, image: 10 * megabyte },
};
const mostHeaderBytes = 64 * 1024;

/** An image may come without a type of its own from a file store; what it is, only its bytes tell. */
const wishes = {
  html: {
    accept: 'text/html,application/xhtml+xml;q=0.9',
    types: /^(text\/html|application\/xhtml\+xml|)$/,
    otherwise: () =>
      new AppError('clip.unreadable', { suggestion: 'try_product_page' satisfies ClipSuggestion }),
  },
  image: {
    accept: 'image/webp,image/jpeg,image/png',
    types: /^(image\/(?!svg).+|application\/octet-stream|binary\/octet-stream|)$/,
    otherwise: () => new AppError('clip.no_image'),
  },
} as const;

const ownHeaders = {
  'user-agent': 'WardrobeClip/1.0 (reads one product page at the wish of a person)',
  'accept-language': 'en;q=0.9,*;q=0.5',
  'accept-encoding': acceptedEncodings,
};

/**
 * Fetches what a user-given URL leads to: from public hosts only, without cookies, credentials or proxies,
 * within the limits for the whole exchange. A redirect is checked like the first URL; it may lead from https to
 * http, because nothing secret is sent and the page could have been asked for by http just as well.
 * Fails with `clip.refused`, `clip.unreachable`, `clip.too_large`, or the wish's error for another type.
 */
export async function guardedFetch(
  address: string,
  wish: Wish,
  { network = internet, limits = productionLimits }: { network?: Network; limits?: Limits } = {},
): Promise<GuardedResponse> {
  let url = permittedUrl(address);
  const signal = AbortSignal.timeout(limits.milliseconds);
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    const answer = await exchange(url, wish, network, limits, signal);
    const location = redirectOf(answer);
    if (location === undefined) return answer;
    url = permittedUrl(location, url);
  }
  throw unreachable('redirects');
}

async function exchange(url: URL, wish: Wish, network: Network, limits: Limits, signal: AbortSignal) {
  let socket: Socket | undefined;
  try {
    socket = await guardedConnection(network, url, signal);
    const answer = await ask(socket, url, wishes[wish].accept, signal);
    return await read(answer, url, wish, limits.bytes[wish], signal);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unreachable(signal.aborted ? 'timeout' : 'connection');
  } finally {
    socket?.destroy();
  }
}

/** Sends one request over a connection that is there; with TLS it is HTTP inside it all the same. */
const ask = (socket: Socket, url: URL, accept: string, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({
      createConnection: () => socket,
      path: url.pathname + url.search,
      headers: { host: url.host, ...ownHeaders, accept },
      maxHeaderSize: mostHeaderBytes,
      signal,
    })
      .on('response', resolve)
      .on('error', reject)
      .on('close', () => reject(new Error('The connection was closed.')))
      .end();
  });

async function read(
  answer: IncomingMessage,
  { href: url }: URL,
  wish: Wish,
  most: number,
  signal: AbortSignal,
): Promise<GuardedResponse> {
  const { statusCode: status = 0, headers } = answer;
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const told = { status, url, headers, type };
  // What is not read is cut off with the connection, which is no failure.
  answer.on('error', () => undefined);
  if (status < 200 || status > 299) return { ...told, body: Buffer.alloc(0) };
  if (!wishes[wish].types.test(type)) throw wishes[wish].otherwise();
  if (Number(headers['content-length']) > most) throw new AppError('clip.too_large', { limit: most });
  return { ...told, body: await readBody(answer, headers['content-encoding'] ?? '', most, signal) };
}

const redirectOf = ({ status, headers }: GuardedResponse) =>
  [301, 302, 303, 307, 308].includes(status) ? headers.location : undefined;

const unreachable = (reason: 'redirects' | 'timeout' | 'connection') =>
  new AppError('clip.unreachable', { reason });
