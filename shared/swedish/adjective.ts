/** The gender of a noun, or plural for a noun without a singular. Adjectives agree with it. */
export type Form = 'en' | 'ett' | 'plural';

/** The forms of an adjective: 'vit', 'vitt', 'vita'. The plural is also used with definite nouns: 'den vita'. */
export type Adjective = Readonly<Record<Form, string>>;

/** The adjective of a cell of the lexicon: 'vit, vitt, vita'. Forms that are left out are like the first. */
export function adjective(forms: string): Adjective {
  const [en = '', ett = en, plural = en] = forms.split(', ');
  return { en, ett, plural };
}
