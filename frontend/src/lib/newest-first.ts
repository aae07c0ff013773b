type Created = { createdAt: string };

/** Compares by creation time for `sort`, the newest first. */
export const newestFirst = (a: Created, b: Created) => b.createdAt.localeCompare(a.createdAt);
