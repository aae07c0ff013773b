/**
 * Returns the value of a key of the table, or undefined. Only own keys count, because a person may type 'constructor',
 * which every object inherits.
 */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
