import { swedishStyles } from '../swedish/styles.ts';

/** Returns the words that the stylist uses for a style in all languages of the app: 'casual', 'avslappnad'. */
export const styleWords = (style: string): string[] => [
  style,
  ...(swedishStyles.get(style)?.split(' ').slice(0, 1) ?? []),
];
