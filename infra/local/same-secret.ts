import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares two secrets in a time that does not depend on where they differ. Both are hashed first, because
 * `timingSafeEqual` demands equal lengths.
 */
export const sameSecret = (known: string, given: string) => timingSafeEqual(digest(known), digest(given));

const digest = (secret: string) => createHash('sha256').update(secret).digest();
