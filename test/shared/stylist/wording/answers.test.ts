import { expect, it } from 'vitest';
import { listen } from '#shared/stylist/hearing/listen';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import { factsOf } from '#shared/stylist/wording/facts';
import { presentOutfit } from '#shared/stylist/wording/present-outfit';
import answers from '../../../support/hearing/answers.json' with { type: 'json' };
import wardrobes from '../../../support/wishes/wardrobes.json' with { type: 'json' };

/** The best outfit of a wardrobe for a request, and what is said of it. */
function answer(
  wardrobe: keyof typeof wardrobes,
  prompt: string,
  temperature: number,
  language: 'en' | 'sv' = 'en',
) {
  const items = wardrobes[wardrobe].map((item) => ({ ...item, brand: null, seasons: [] }));
  const request = { prompt, mood: null, occasion: null, weather: { temperature } };
  const brief = listen(request, items);
  const [best] = rankOutfits(items, { ...request, baseItems: [], brief });
  if (!best) throw new Error('no outfit');
  const asked = { ...request, baseItemIds: [], language };
  const { description, publicTexts, reasoning, stylingTips } = presentOutfit(
    factsOf(asked, brief, best, items),
    undefined,
  );
  return {
    worn: best.garments.map(({ id }) => id),
    description,
    publicTexts,
    reasoning,
    tips: stylingTips.join(' '),
  };
}

it.each(answers as [keyof typeof wardrobes, string, 'en' | 'sv', string][])(
  'the question comes first, and its answer is for who asks: %s asks “%s”',
  (wardrobe, prompt, language, start) => {
    const { description, publicTexts } = answer(wardrobe, prompt, 17, language);
    expect(description).toMatch(new RegExp(start));
    expect(description.split(`${publicTexts?.description}`)[0]).toMatch(/[.!] $/);
  },
);

it('who owns a hijab wears it outside of the home, and her sleeves stay down', () => {
  const hijabs = ['n39', 'n40'];
  const { worn, tips } = answer('noor', 'dinner with friends', 26);
  expect(worn.filter((id) => hijabs.includes(id))).toHaveLength(1);
  expect(tips).not.toMatch(/sleeves|top button/);
  expect(answer('noor', 'a lazy day at home', 20).worn.filter((id) => hijabs.includes(id))).toEqual([]);
});

it('what pieces are good for is told where it matters, and comfort where it was asked for', () => {
  const { reasoning } = answer('hanna', 'cocktail party, red dress', 24);
  expect(reasoning).toMatch(/catches the light in the evening/);
  expect(answer('small', 'something comfy', 15).reasoning).toMatch(/comfortable all day|Nothing pinches/);
});

it('a tuxedo is worn with its shoes in the snow, with boots for the way', () => {
  const { worn, tips } = answer('erik', 'black tie wedding', -3);
  expect(worn).toContain('e38');
  expect(tips).toMatch(/boots/);
});

it('a question without an answer is said to have none, and plain requests are not', () => {
  for (const asked of [
    'Three weddings this summer. Do I need to spend the same on each of them?',
    'A cocktail party. How dressy is it? Does my boyfriend need to wear a tux?',
    'I was told to look nice tonight. So how nice is nice for him?',
    'A bar tonight. I know, it is late, but do you think I can get away with that?',
  ])
    expect(answer('hanna', asked, 22).reasoning, asked).toMatch(/cannot answer|beyond me/);
  for (const plain of [
    'What should I wear to a wedding? Any ideas?',
    'What does business casual mean for men?',
  ])
    expect(answer('hanna', plain, 22).reasoning).not.toMatch(/answer|beyond me/);
});
