/** The words of a row in the five languages of the lexicon, separated by commas. */
export type Words = readonly [en: string, sv: string, de: string, fr: string, es: string];

/** The words of a cell. In the browser's tables there is no space after the commas. */
export const wordsIn = (cell: string | undefined): string[] => cell?.split(/, ?/) ?? [];

/**
 * The rows of a table of the lexicon, without the first, which names its columns. The type of a row cannot be derived
 * from a JSON file; the lexicon's test checks the cells of each row.
 */
export const rowsOf = <Row extends readonly unknown[]>(table: readonly (readonly unknown[])[]) =>
  table.slice(1) as readonly unknown[] as readonly Row[];

/** The same rows as objects, whose fields are named as the columns. */
export const recordsOf = <Row extends object>(table: readonly (readonly unknown[])[]) =>
  rowsOf(table).map(
    (cells) => Object.fromEntries(cells.map((cell, at) => [`${table[0]?.[at]}`, cell])) as Row,
  );

/** The names of the rows of a table by which the code refers to them. The row that names the columns is `role`. */
export type NameOf<Table> = Exclude<keyof Table & string, 'role'>;

/** The rows of such a table: the name of each and its words. What it means is for readers. */
export const namedRowsOf = <Table extends object>(table: Table) =>
  Object.entries(table)
    .slice(1)
    // JSON is typed as arrays of strings; `lexicon.test.ts` checks the columns.
    .map(([name, [, ...words]]) => [name, ...words] as unknown as readonly [name: NameOf<Table>, ...Words]);
