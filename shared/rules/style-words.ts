import { swedishStyles } from '../swedish/styles.ts';

/** The words by which the stylist tells a style, in the languages that it speaks: 'casual', 'avslappnad'. */
export const styleWords = (style: string): string[] => [
  style,
  ...(swedishStyles[style]?.split(' ').slice(0, 1) ?? []),
];
