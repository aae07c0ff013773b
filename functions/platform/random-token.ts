import { randomBytes } from 'node:crypto';

/** An unguessable token of 256 random bits, safe to use in a URL. */
export const randomToken = () => randomBytes(32).toString('base64url');
