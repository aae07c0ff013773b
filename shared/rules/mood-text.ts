import type { Language } from '../languages.ts';
import { swedishWord } from '../swedish/words.ts';

/** A mood in words: 'Mood: casual > coffee run', 'Känsla: avslappnat > kaffe på stan'. */
export const moodText = (mood: string, language: Language): string =>
  language === 'sv' ? `Känsla: ${mood.split(' > ').map(swedishWord).join(' > ')}` : `Mood: ${mood}`;
