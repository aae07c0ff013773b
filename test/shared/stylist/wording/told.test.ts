import { describe, expect, it } from 'vitest';
import { demoPeople } from '../../../../bin/demo/wardrobes.ts';
import { untrueClaims } from '../../../support/told/claims.ts';
import { repetitionsIn } from '../../../support/told/repetition.ts';
import { asks } from '../../../support/told/requests.ts';
import untrue from '../../../support/told/untrue.json' with { type: 'json' };
import { wearOneAfterAnother } from '../../../support/told/wear.ts';

const [classic] = demoPeople;
if (!classic) throw new Error('There are no demo people.');

describe('what is told of outfits', () => {
  it('has no fault in the outfits and texts for the people of the demo', async () => {
    for (const [place, person] of demoPeople.entries()) {
      const some = asks.filter((_, at) => at % demoPeople.length === place);
      const told = await wearOneAfterAnother(person, some, place);
      const untrue = told.flatMap((each) =>
        untrueClaims(each).map((claim) => `${each.ask.prompt}: ${claim}`),
      );
      expect(untrue).toEqual([]);
      const written = told.map(({ texts, sentences }) => ({ title: texts.title, sentences }));
      expect(repetitionsIn(written)).toEqual([]);
    }
  });

  it('finds a sentence that is untrue or says nothing', async () => {
    const [told] = await wearOneAfterAnother(classic, [{ prompt: 'coffee', mood: 'casual > coffee run' }], 0);
    if (!told) throw new Error('There is no outfit.');
    const plain = told.worn.every(({ category, color }) => category !== 'blazer' && color !== 'purple');
    expect(plain).toBe(true);
    for (const [what, sentence] of Object.entries(untrue))
      expect(untrueClaims({ ...told, sentences: [sentence] }), what).not.toEqual([]);
  });

  it('finds a sentence that stands four times and a title that stands twice', () => {
    const same = { title: 'Navy Wool', sentences: ['The navy blazer stays open.'] };
    expect(repetitionsIn([same, { ...same, title: 'Gray' }, { ...same, title: 'Blue' }, same])).toHaveLength(
      2,
    );
  });
});
