/** What a table has under a word that a person typed, which can be 'constructor' or any other word an object answers to. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
