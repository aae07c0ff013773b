import type { Language } from '#shared/languages';
import type { Brief } from '#shared/stylist/hearing/brief';
import type { Phraser } from './phraser.ts';
import type { Shortcoming } from './shortcoming.ts';
import { wordingIn } from './wording-in.ts';

/** The shortcomings of an outfit as sentences, in their order. */
export const sayShortcomings = (
  shortcomings: readonly Shortcoming[],
  { say }: Phraser,
  brief: Pick<Brief, 'language'>,
  language: Language,
) =>
  shortcomings.map((each) => {
    const [first = '', ...others] = wordingIn(language).sayShortcoming(each, brief.language);
    return say(first, ...others);
  });
