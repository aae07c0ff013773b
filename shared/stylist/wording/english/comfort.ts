import type { Language } from '#shared/stylist/hearing/brief';

const comfortNames: Readonly<Record<string, string>> = {
  'flat-shoes': 'long walking',
  crutches: 'crutches',
  seated: 'long sitting',
  pregnant: 'a pregnancy',
  nursing: 'nursing',
  'cover-arms': 'covered arms',
  'cover-shoulders': 'covered shoulders',
  'cover-knees': 'covered knees',
  'cover-belly': 'a covered belly',
  bike: 'cycling',
  baby: 'a baby in your arms',
  'hands-free': 'free hands',
};

/** The name of a comfort wish, for example 'crutches'. Without a name, the words of the request are quoted. */
export const comfort = (id: string, words: string, typedIn: Language) =>
  comfortNames[id] ?? `“${typedIn === 'en' ? words : id.replaceAll('-', ' ')}”`;
