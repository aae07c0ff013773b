export const quotes = [
  'Discover your daily style',
  'Fashion fades, but style is eternal',
  "Dress like you're already famous",
  'Your best outfit is already in your closet',
  'Wear what you own, own what you wear',
  'Getting dressed is the first good idea of the day',
] as const;
