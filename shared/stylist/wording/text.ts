/** Joins texts to a list with commas and `joint`: 'a, b and c'. */
export const enumerate = (parts: readonly string[], joint: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;

/** The texts in their order, without null and without repetitions. */
export const distinct = (texts: readonly (string | null)[]) => [
  ...new Set(texts.filter((text) => text !== null)),
];

/** The sentences of a text. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?]”?)\s+(?=\S)/).filter(Boolean);
