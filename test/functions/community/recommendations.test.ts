import { afterAll, describe, expect, it } from 'vitest';
import type { Recommendation } from '#shared/contract/community';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { aPublicOutfit, follow, like, publicOutfits, setVisibility } from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';

const app = await startFunctions();
afterAll(() => app.stop());
const recommended = async (person: Caller): Promise<Recommendation[]> =>
  ((await person.call('community', 'listRecommendations')).body as { recommendations: Recommendation[] })
    .recommendations;
const update = (person: Caller, body: object) => person.call('profile', 'updateProfile', { body });
const reasonOf = async (person: Caller, id: string) =>
  (await recommended(person)).find((card) => card.id === id)?.reason;

describe('recommendations', () => {
  it('are cards with a score and a reason, the best first, and twelve at most', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    await publicOutfits(ada, 14);
    const cards = await recommended(bea);
    expect(cards).toHaveLength(12);
    const scores = cards.map(({ recommendationScore }) => recommendationScore);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    for (const { reason, recommendationScore } of cards) {
      expect(reason).toMatch(/\S/);
      expect(recommendationScore).toBeGreaterThanOrEqual(0);
      expect(recommendationScore).toBeLessThanOrEqual(1);
    }
  });

  it('are never the person’s own, nor what they have liked or others have hidden', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    const own = await aPublicOutfit(bea);
    const [liked, hidden, left] = await publicOutfits(ada, 3);
    await like(bea, liked?.id ?? '');
    await setVisibility(ada, hidden?.id ?? '', false);
    const ids = (await recommended(bea)).map(({ id }) => id);
    for (const outfit of [own, liked, hidden]) expect(ids).not.toContain(outfit?.id);
    expect(ids).toContain(left?.id);
  });

  it('say what speaks for them: whom one follows, one’s style, colors, moods and likes', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    const edgy = await aPublicOutfit(ada, { mood: 'edgy > concert' });
    expect(await reasonOf(bea, edgy.id)).toBe('New in the community');
    await like(await app.visit(), edgy.id);
    expect(await reasonOf(bea, edgy.id)).toBe('Loved in the community');
    await like(bea, (await aPublicOutfit(ada, { mood: 'edgy' })).id);
    expect(await reasonOf(bea, edgy.id)).toBe('As edgy as outfits you liked');
    await update(bea, { favoriteColors: ['Navy', 'White'] });
    expect(await reasonOf(bea, edgy.id)).toBe('Wears white, one of your colors');
    await update(bea, { stylePreferences: ['Edgy'] });
    expect(await reasonOf(bea, edgy.id)).toBe('Matches your edgy style');
    await follow(bea, ada.userId);
    expect(await reasonOf(bea, edgy.id)).toBe('From Ada, whom you follow');
    expect((await recommended(bea))[0]?.id).toBe(edgy.id);
  });

  it('take as many calls of the table for a hundred outfits as for one', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    await publicOutfits(ada, 90);
    expect(await databaseCalls(() => recommended(bea))).toHaveLength(11);
  });
});
