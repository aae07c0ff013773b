import { hash } from 'node:crypto';
import { TableException } from './table-exception.ts';

const lifetimeMs = 10 * 60_000;

type Remembered = { readonly digest: string; readonly expiresAt: number };

/** Remembers the transactions that have succeeded, so that one sent again under its token is not done again. */
export class RequestTokens {
  readonly #remembered = new Map<string, Remembered>();

  /** Throws when the token came with another request before. */
  has(token: string, request: object): boolean {
    this.#forgetExpired();
    const remembered = this.#remembered.get(token);
    if (!remembered) return false;
    if (remembered.digest === digestOf(request)) return true;
    throw new TableException(
      'IdempotentParameterMismatchException',
      'The request uses the same client token as a previous, but non-identical request.',
    );
  }

  remember(token: string, request: object): void {
    this.#remembered.set(token, { digest: digestOf(request), expiresAt: Date.now() + lifetimeMs });
  }

  /** A map keeps the order of insertion and every token lives equally long, so the oldest come first. */
  #forgetExpired(): void {
    for (const [token, { expiresAt }] of this.#remembered) {
      if (expiresAt > Date.now()) return;
      this.#remembered.delete(token);
    }
  }
}

const digestOf = (request: object) => hash('sha256', JSON.stringify(request));
