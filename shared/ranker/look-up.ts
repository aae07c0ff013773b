/** The value of a table's own key, or undefined. Text typed by a person may be 'constructor', which every object inherits. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
