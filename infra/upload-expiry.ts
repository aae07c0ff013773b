/**
 * The number of days after which an upload is deleted if no item was created from it. In AWS a lifecycle rule of the
 * bucket does that, which counts from the next midnight UTC on, locally a periodic cleanup of the object store.
 */
export const uploadExpiryDays = 1;
