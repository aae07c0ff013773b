export const texts = {
  failed: 'Generation failed',
  notReturned: 'Outfit was not returned by the generator.',
} as const;

/** What the progress card shows, step by step. */
export const steps = [
  { name: 'Analyzing wardrobe', percent: 25 },
  { name: 'Fetching trends', percent: 50 },
  { name: 'AI processing', percent: 75 },
  { name: 'Finalizing', percent: 100 },
] as const;

export const tips = [
  'Three colours are plenty. Two are often better.',
  'Shoes decide how dressed up an outfit is.',
  'One loose piece, one close one: proportion does the rest.',
  'Wear the thing you are saving for later.',
] as const;
