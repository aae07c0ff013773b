import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { names } from './names.ts';
import { SignatureError, verifyRequestSignature } from './sigv4.ts';

/** The management calls of the user pool are for whoever signs them with the local credentials. */
export function isManagement(request: IncomingMessage, path: string, body: Buffer): boolean {
  try {
    verifyRequestSignature(
      {
        method: request.method ?? '',
        path,
        query: new URL(request.url ?? '/', 'http://local').searchParams,
        headers: request.headers,
        payloadHash: createHash('sha256').update(body).digest('hex'),
      },
      { credentials: names.credentials, service: 'cognito-idp', now: new Date() },
    );
    return true;
  } catch (error) {
    if (error instanceof SignatureError) return false;
    throw error;
  }
}
