import { expect } from '@playwright/test';
import { outfitOf } from './support/people.ts';
import { owner } from './support/test.ts';

owner(
  'a shared outfit is seen by a visitor who has its link, until it is private',
  async ({ page, person, otherBrowser }) => {
    const { id, title } = await outfitOf(person);
    const path = `/outfit/${id}`;
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
    expect(await (await page.request.get(path)).text()).toContain('property="og:image"');
    const preview = await page.request.get(`${path}/preview.jpg`);
    expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/jpeg']);

    const guest = await otherBrowser();
    await guest.goto(path);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(guest.getByRole('list', { name: 'Items' }).getByRole('img')).toHaveCount(3);
    await guest.getByRole('link', { name: /^Sign Up Now/ }).click();
    await expect(guest).toHaveURL('/auth');
    // The page without an id is the generator, for which one signs in.
    await guest.goto('/policy');
    await guest.goto('/outfit');
    await expect(guest).toHaveURL('/auth');

    await person.api.outfits.setVisibility({ params: { outfitId: id }, body: { isPublic: false } });
    expect((await guest.goto(path))?.status()).toBe(404);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Not here any more');
  },
);
