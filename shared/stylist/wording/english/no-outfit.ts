/** Sentences that explain why no outfit can be made from a wardrobe. */
export const noOutfit = {
  lacking: (slots: readonly ('top' | 'bottom' | 'dress')[]) =>
    `You own no ${slots.join(' and no ')} to make an outfit of.`,
  inLaundry: (pieces: number) =>
    `No outfit comes together while ${pieces === 1 ? 'a piece is' : `${pieces} pieces are`} in the laundry.`,
  atAll: 'No outfit comes together from your clothes.',
};
