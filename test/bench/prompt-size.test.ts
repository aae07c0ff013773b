import { expect, it } from 'vitest';
import { describeTask, instructionsIn } from '#functions/generation/stylist/model-prompt';
import { generalTrends } from '#functions/pinboard/general-trends';
import { anItem } from '../support/examples/made-up.ts';
import { stylingTaskOf } from '../support/examples/styling-tasks.ts';
import { fullWardrobe } from './measure.ts';

/**
 * Estimates the number of tokens that a model's tokenizer makes: one token for a short word with the space before it,
 * one for each six letters of a longer word, one for up to three digits, and one for every other sign.
 */
const tokensIn = (text: string) =>
  (text.match(/ ?\p{L}+|\d{1,3}|\s+|[^\s\p{L}\d]/gu) ?? []).reduce(
    (sum, part) => sum + Math.ceil(part.trim().length / 6 || 1),
    0,
  );

it('a prompt takes at most a third of the tokens of a full wardrobe as plain JSON', () => {
  const wardrobe = fullWardrobe().map(({ category, color, style, description }) =>
    anItem({ category, color, style, description }),
  );
  // Without the fields that do not affect how a piece is worn.
  const fields = ['id', 'category', 'color', 'style', 'brand', 'description'];
  const plain = tokensIn(JSON.stringify(wardrobe, fields));
  const prompts = ['office day', 'dinner for two', 'a walk in the snow', 'gym', 'beach'].map((prompt, at) => {
    const task = stylingTaskOf(wardrobe, {
      prompt,
      mood: 'casual > coffee run',
      weather: {
        temperature: at * 7,
        condition: 'clear',
        description: 'Clear',
        icon: 'sun',
        humidity: 40,
        windSpeed: 3,
        low: at * 7 - 4,
        high: at * 7 + 3,
        place: 'Oslo',
      },
      userPreferences: { bodyType: 'tall', skinTone: 'fair', favoriteColors: ['navy', 'white'] },
    });
    const trends = generalTrends(new Date()).map(({ title, description }) => `${title} ${description}`);
    return tokensIn(instructionsIn('en') + describeTask({ ...task, trends }).text);
  });
  expect(Math.max(...prompts) / plain).toBeLessThanOrEqual(1 / 3);
});
