type Created = { createdAt: string };

/** Compares by creation time for `sort`. The newest comes first. */
export const newestFirst = (a: Created, b: Created) => b.createdAt.localeCompare(a.createdAt);
