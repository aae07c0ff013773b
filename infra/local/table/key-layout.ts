/** Where dynalite keeps things in the database, and beside them what it does not know. */
export const keyPrefixes = {
  table: 'table~',
  items: (table: string) => `item-${table}~`,
  index: (type: 'Local' | 'Global', table: string, index: string) =>
    `index-${type.toLowerCase()}~${table}~${index}~`,
  timeToLive: 'time-to-live~',
};

export const under = (prefix: string) => ({ gt: prefix, lt: `${prefix}\xff` });
