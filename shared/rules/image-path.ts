/** The storage path of a photo: its owner, the time of its upload, and its sanitized file name. */
const storagePath = /^([A-Za-z0-9-]{1,64})\/\d{1,20}_[A-Za-z0-9._-]{1,100}$/;

/** Whether a storage path is well-formed and belongs to this user. */
export const isOwnImagePath = (path: string, userId: string) => storagePath.exec(path)?.[1] === userId;

/** Returns when an upload was prepared. The path contains that time in microseconds. */
export const uploadedAt = (path: string) => new Date(Math.floor(Number(/\/(\d+)_/.exec(path)?.[1]) / 1000));
