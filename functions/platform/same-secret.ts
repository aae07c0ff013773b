import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. Both are hashed first, because `timingSafeEqual` requires equal lengths. */
export const sameSecret = (known: string, given: string) => timingSafeEqual(digest(known), digest(given));

const digest = (secret: string) => createHash('sha256').update(secret).digest();
