/** The state of a link to the generator. It makes the generator create an outfit for today without asking. */
export const dressMe = { dressMe: true } as const;

/** Whether a page was opened with the `dressMe` state. */
export const wantsOutfit = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dressMe' in state;
