import { signUp } from 'aws-amplify/auth';
import { describe, expect, it, vi } from 'vitest';
import { apiAs, openBrowser, signInTo } from '../../bin/demo/app-client.ts';
import { fillPerson } from '../../bin/demo/fill.ts';
import { wearsOf } from '../../bin/demo/keeping.ts';
import { mingle } from '../../bin/demo/mingle.ts';
import { type DemoPerson, demoPassword, demoPeople } from '../../bin/demo/wardrobes.ts';
import { startApp } from '../support/app/app.ts';

// Other files show that the other widths of a photo are made. Here they would take most of the time.
vi.mock('../../functions/images/workers/derive-variants.ts', () => ({ handler: async () => undefined }));

const app = await startApp();

const [classic, street] = demoPeople;
if (!classic || !street) throw new Error('The demo has no two people.');
/** One of the demo people, with one piece of each of these categories. */
const withOnly = (person: DemoPerson, categories: readonly string[], requests: number): DemoPerson => ({
  ...person,
  pieces: categories.flatMap((name) => person.pieces.find(({ category }) => category === name) ?? []),
  requests: person.requests.slice(0, requests),
});
const person = withOnly(classic, ['blouse', 'jeans', 'dress'], 2);
const half = withOnly(classic, ['blouse', 'jeans'], 1);
const other = withOnly(street, ['hoodie', 'jeans'], 1);

const account = { email: person.email, password: demoPassword };
const reported: string[] = [];
const fill = (some: DemoPerson) => fillPerson(app.url, some, (text) => reported.push(text));

async function inTheApp() {
  const api = apiAs(app.url, (await signInTo(app.url, account)).accessToken);
  const { items } = await api.wardrobe.listItems({ query: {} });
  const outfits = await api.outfits.listOutfits({ query: {} });
  return { api, items, prompts: outfits.items.map(({ prompt }) => prompt) };
}

describe('a person of the demo whose run was interrupted', () => {
  it('before the account was confirmed, gets it confirmed and filled', async () => {
    await openBrowser(app.url);
    await signUp({ username: account.email, password: account.password });
    expect(await fill(half)).toBe('2 pieces, 1 outfits, 9 days');
  });

  it('half way, gets the missing pieces, wears and outfits and keeps the others', async () => {
    const before = await inTheApp();
    const worn = before.items.find(({ timesWorn, lastWornOn }) => timesWorn > 0 && lastWornOn);
    const params = { itemId: worn?.id ?? '', date: worn?.lastWornOn ?? '' };
    await before.api.wardrobe.takeBackWear({ params });

    reported.length = 0;
    const missing = person.pieces.length - half.pieces.length + 1;
    expect(await fill(person)).toBe(`${missing} pieces, 1 outfits, 0 days`);
    expect(reported.at(-2)).toBe(`${person.pieces.length} of ${person.pieces.length} pieces`);

    const after = await inTheApp();
    const timesWorn = after.items.map((item) => [item.description, item.timesWorn]);
    expect(Object.fromEntries(timesWorn)).toEqual(
      Object.fromEntries(person.pieces.map(({ description }, index) => [description, wearsOf(index)])),
    );
    expect(after.items).toHaveLength(person.pieces.length);
    expect(after.items.map(({ id }) => id)).toEqual(expect.arrayContaining(before.items.map(({ id }) => id)));
    expect(after.prompts.sort()).toEqual(person.requests.map(({ prompt }) => prompt).sort());
  });

  it('is left as they are once they are complete', async () => {
    const { items, prompts } = await inTheApp();
    expect(await fill(person)).toBe('is there already');
    expect(await inTheApp()).toMatchObject({ items, prompts });
  });
});

it('the people of the demo follow each other and like what others share, in a second run no more', async () => {
  await fill(other);
  await mingle(app.url, [person, other]);
  const totals = async ({ email }: DemoPerson) => {
    const api = apiAs(app.url, (await signInTo(app.url, { email, password: demoPassword })).accessToken);
    const { followingIds } = await api.community.getOverview();
    return { ...(await api.community.getOwnTotals()), following: followingIds.length };
  };
  const before = [await totals(person), await totals(other)];
  expect(before).toMatchObject([
    { following: 1, likedOutfits: 0 },
    { following: 1, likedOutfits: 2 },
  ]);
  await mingle(app.url, [person, other]);
  expect([await totals(person), await totals(other)]).toEqual(before);
  await app.settle();
  const { differences } = await import('../../functions/projections/rebuild/rebuild.ts');
  expect(await differences()).toEqual([]);
});
