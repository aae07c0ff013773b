/**
 * Days after which an upload that has not become an item is deleted: by a lifecycle rule of the bucket in
 * AWS, by a periodic sweep of the local object store.
 */
export const uploadExpiryDays = 1;
