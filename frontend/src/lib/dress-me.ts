/** The state of a link to the generator that has it put an outfit together for today, without a question. */
export const dressMe = { dressMe: true } as const;

/** Whether a page was opened with `dressMe`. */
export const wantsOutfit = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dressMe' in state;
