import { describe, expect, it } from 'vitest';
import { toggleSuggestion } from '#frontend/features/generation/suggestions.ts';
import { quickIdeas, quickStarts } from '#frontend/features/generation/texts.ts';

const [idea, other] = quickIdeas;
const start = quickStarts[0].prompt;

describe('a suggestion that is pressed', () => {
  it.each([
    ['fills an empty prompt', '', idea],
    ['fills a blank prompt', '  ', idea],
    ['takes the place of another idea', other, idea],
    ['takes the place of a quick start', start, idea],
    ['is added to a person’s own words', 'no heels ', `no heels, ${idea}`],
    ['is added to another one that was changed', `${other}, no heels`, `${other}, no heels, ${idea}`],
    ['is taken out again', idea, ''],
    ['is taken out from behind other words', `no heels, ${idea}`, 'no heels'],
    ['is taken out from before other words', `${idea}, no heels`, 'no heels'],
    ['is taken out from among other words', `navy, ${idea}, no heels`, 'navy, no heels'],
  ])('%s', (_what, before, after) => {
    expect(toggleSuggestion(before, idea)).toBe(after);
  });

  it('cuts no word of the person’s own from a long prompt', () => {
    const words = 'x'.repeat(999);
    expect(toggleSuggestion(words, idea)).toBe(`${words},`);
  });
});
