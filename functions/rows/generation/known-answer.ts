import { defineEntity, expiry, keyOf, required } from '../../platform/table.ts';

/**
 * Maps a request to an outfit that recently answered it, so that the same request needs no new generation. It is
 * written in the transaction that stores the outfit (2 write units) and read with one get (0.5 read units). It is
 * ignored if the outfit was deleted.
 */
export const KnownAnswerEntity = defineEntity('known-answer', {
  attributes: {
    /** `requestHash`: a hash of all fields of the request that influence the outfit. */
    ...required('string', 'userId', 'requestHash', 'outfitId'),
    expiresAt: expiry,
  },
  indexes: { byRequest: keyOf('userId', 'requestHash') },
});
