/** A key's value in the table, or undefined. Own keys only: a person may type 'constructor'. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
