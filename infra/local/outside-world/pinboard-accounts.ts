/**
 * A person of Pinterest's local stand-in. Most have boards; others always cause an error that the app has to handle.
 */
export type Account = {
  name: string;
  /** The error answer to every request with this account's token; null if there is none. `retryAfter` is in seconds. */
  trouble: { status: number; code: number; message: string; retryAfter?: number } | null;
  boards: readonly Board[];
};
export type Board = { id: string; name: string; pins: readonly Pin[] };
type Pin = { id: string; title: string; description: string; picture: Picture };
export const pictures = [
  'timeless-naturals',
  'elegant-comfort',
  'sophisticated-layers',
  'classic-chic',
] as const;
export type Picture = (typeof pictures)[number];

const pin = (id: number, picture: Picture, title: string, description: string): Pin => ({
  id: `8470000000000000${id}`,
  picture,
  title,
  description,
});

const boards: readonly Board[] = [
  {
    id: '549755885175',
    name: 'Quiet Luxury',
    pins: [
      pin(
        10,
        'sophisticated-layers',
        'Camel over navy',
        'A long camel coat over a navy suit and a cream turtleneck',
      ),
      pin(11, 'elegant-comfort', 'Knit on knit', 'A cable cardigan in oatmeal with gray knitted trousers'),
      pin(
        12,
        'classic-chic',
        'Trench and red heels',
        'A beige trench coat, a black pleated skirt and red pumps',
      ),
    ],
  },
  {
    id: '549755885176',
    name: 'Summer in Linen',
    pins: [
      pin(
        20,
        'timeless-naturals',
        'White linen shirt',
        'A loose white linen shirt with a long sand-colored skirt',
      ),
      pin(
        21,
        'timeless-naturals',
        'Straw and leather',
        'A straw hat, brown leather sandals and a woven belt',
      ),
    ],
  },
  { id: '549755885177', name: 'Wedding Guest', pins: [] },
];

export const accounts = {
  demo: { name: 'Somebody with boards', trouble: null, boards },
  empty: { name: 'Somebody without boards', trouble: null, boards: [] },
  busy: {
    name: 'Somebody who asks too often',
    trouble: { status: 429, code: 8, message: 'You have exceeded your rate limit.', retryAfter: 45 },
    boards,
  },
  revoked: {
    name: 'Somebody who takes the permission back',
    trouble: { status: 401, code: 2, message: 'Authentication failed.' },
    boards,
  },
  down: {
    name: 'Somebody whose boards are down',
    trouble: { status: 503, code: 12, message: 'Something went wrong on our end.' },
    boards,
  },
} as const satisfies Record<string, Account>;
export type AccountName = keyof typeof accounts;
export const isAccount = (name: string): name is AccountName => Object.hasOwn(accounts, name);

export const trends: readonly {
  id: string;
  title: string;
  description: string;
  searches: string[];
  picture: Picture;
}[] = [
  {
    id: 'wool-coats',
    title: 'Long wool coats',
    description: 'Straight coats in camel and brown, worn open over tailoring',
    searches: ['camel coat outfit', 'wool coat'],
    picture: 'sophisticated-layers',
  },
  {
    id: 'soft-knits',
    title: 'Soft knits, tone on tone',
    description: 'Cardigans and knitted trousers in beige and gray',
    searches: ['knit set', 'cable cardigan'],
    picture: 'elegant-comfort',
  },
  {
    id: 'office-trench',
    title: 'The trench for every day',
    description: 'A trench coat over a pleated skirt, with one red piece',
    searches: ['trench coat outfit', 'red heels'],
    picture: 'classic-chic',
  },
  {
    id: 'natural-linen',
    title: 'Natural linen',
    description: 'White and sand, loose shirts and long skirts',
    searches: ['linen shirt', 'linen skirt'],
    picture: 'timeless-naturals',
  },
  {
    id: 'ballet-flats',
    title: 'Ballet flats again',
    description: 'Pale pink flats with straight trousers',
    searches: ['ballet flats outfit'],
    picture: 'elegant-comfort',
  },
];
