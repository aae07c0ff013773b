/** Joins texts to a list with commas and `joint`: 'a, b and c'. */
export const enumerate = (parts: readonly string[], joint: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;

/** The texts in their order, without null and without repetitions. */
export const distinct = (texts: readonly (string | null)[]) => [
  ...new Set(texts.filter((text) => text !== null)),
];

/** Says a date, such as '2026-12-04', or the month of a number. Outfits are also read on later days. */
export const dateIn =
  (locale: string, options: Intl.DateTimeFormatOptions) =>
  ([date]: readonly unknown[]): string =>
    new Date(typeof date === 'number' ? Date.UTC(2000, date - 1) : `${date}`).toLocaleDateString(locale, {
      ...options,
      timeZone: 'UTC',
    });

/** The sentences of a text. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?]”?)\s+(?=\S)/).filter(Boolean);
