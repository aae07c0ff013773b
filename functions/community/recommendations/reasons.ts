import type { Language } from '#shared/languages';
import { swedishColor } from '#shared/swedish/colors';
import { swedishWord } from '#shared/swedish/words';

/** The texts that tell a person why an outfit is recommended. */
const english = {
  followed: (authorName = 'someone') => `From ${authorName}, whom you follow`,
  style: (style: string) => `Matches your ${style} style`,
  color: (color: string) => `Wears ${color}, one of your colors`,
  mood: (mood: string) => `As ${mood} as outfits of your own`,
  likedMood: (mood: string) => `As ${mood} as outfits you liked`,
  likedColors: 'In the colors of outfits you liked',
  popular: 'Loved in the community',
  isNew: 'New in the community',
};

const swedish: typeof english = {
  followed: (authorName = 'någon') => `Från ${authorName}, som du följer`,
  style: (style) => `Passar din stil: ${swedishWord(style)}`,
  color: (color) => `Har ${swedishColor(color)?.ett ?? color}, en av dina färger`,
  mood: (mood) => `Samma känsla som i dina outfits: ${swedishWord(mood)}`,
  likedMood: (mood) => `Samma känsla som i outfits du gillat: ${swedishWord(mood)}`,
  likedColors: 'I samma färger som outfits du gillat',
  popular: 'Omtyckt i communityn',
  isNew: 'Ny i communityn',
};

const reasons: Record<Language, typeof english> = { en: english, sv: swedish };
export const reasonsIn = (language: Language) => reasons[language];
