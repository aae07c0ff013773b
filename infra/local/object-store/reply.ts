import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeXml } from './xml.ts';

export type Reply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: string | Readable;
};

export const emptyReply: Reply = { status: 200 };

export const xmlReply = (document: Record<string, unknown>, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: writeXml(document),
});

/** Resolves when the reply is handed over to the connection; rejects when its body breaks off. */
export async function sendReply(response: ServerResponse, { status, headers, body }: Reply): Promise<void> {
  const length = typeof body === 'string' && { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { 'x-amz-request-id': randomUUID(), ...headers, ...length });
  if (body instanceof Readable) await pipeline(body, response);
  else response.end(body);
}
