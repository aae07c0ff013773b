import type { Outfit } from '#shared/contract/outfits';

/** A text in a language that may differ from that of the page. Without a language, it is that of the page. */
export const inLanguage = (lang: Outfit['language'], text: string) => <span lang={lang}>{text}</span>;

/** The title of an outfit, in its language. */
export const outfitTitle = ({ title, titleLanguage }: Pick<Outfit, 'title' | 'titleLanguage'>) =>
  inLanguage(titleLanguage, title);
