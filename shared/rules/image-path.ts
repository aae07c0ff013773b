/** A photo's storage path: its owner, when it was uploaded, and its sanitized name. */
const storagePath = /^([A-Za-z0-9-]{1,64})\/\d{1,20}_[A-Za-z0-9._-]{1,100}$/;

/** Whether a storage path is well-formed and lies in this user's own part of the storage. */
export const isOwnImagePath = (path: string, userId: string) => storagePath.exec(path)?.[1] === userId;

/** When an upload was prepared: the path holds the time in microseconds. */
export const uploadedAt = (path: string) => new Date(Math.floor(Number(/\/(\d+)_/.exec(path)?.[1]) / 1000));
