import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, photo } from '../../../../support/examples/made-up.ts';
import { anyImage } from '../../../../support/examples/unworn.ts';
import { pictureIn } from '../../../../support/fake/pictures.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
import {
  detailValues,
  detected,
  field,
  noteOf,
  openUpload,
  rowOf,
  submitButton,
} from '../../../../support/pages/upload-page.tsx';

const blazer = {
  color: { color: 'green', confidence: 'high' },
  style: 'business',
  category: 'blazer',
} as const;
const boots = {
  color: { color: 'brown', confidence: 'other' },
  style: 'vintage',
  category: 'boots',
} as const;
const sights = { 'a.jpg': blazer, 'b.jpg': boots };

describe('a chosen photo', () => {
  it('is looked at by itself: the form says so, and is then filled', async () => {
    const { api, choose } = await openUpload({ sights });
    const letGo = api.hold('wardrobe.detectStyle');
    await choose(photo('a.jpg'));
    await screen.findByText('Detecting color and style…');
    expect(noteOf('Style')).toBe('Detecting the style…');
    expect(detailValues()).toEqual(['', '', '']);
    letGo();
    await detected();
    expect(detailValues()).toEqual(['blazer', 'business', 'green']);
    expect(noteOf('Style')).toBe('Detected in the photo');
    expect(noteOf('Color (optional)')).toBe('Detected: green, high confidence');
    expect(submitButton().disabled).toBe(false);
  });

  it('is sent small, and without the prefix of a data URI', async () => {
    const { api, choose } = await openUpload({ sights });
    await choose(photo('a.jpg', { bytes: 10_000_000 }));
    await detected();
    for (const name of ['wardrobe.analyzeClothing', 'wardrobe.detectStyle'] as const) {
      const [{ body } = {}, ...others] = api.requestsOf(name);
      expect(others).toEqual([]);
      const { imageBase64 } = body as { imageBase64: string };
      expect(pictureIn(imageBase64)).toEqual({ name: 'a.jpg', width: 768, height: 1024 });
    }
  });

  it('becomes an item with the color and the confidence that were found', async () => {
    const { api, choose, submit } = await openUpload({ sights });
    await choose(photo('b.jpg'));
    await detected();
    expect(noteOf('Color (optional)')).toBe('Detected: brown (confidence: other), please check it');
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(api.world.clothes).toMatchObject([
      {
        color: 'brown',
        style: 'vintage',
        category: 'boots',
        aiDetectedMetadata: { color: 'brown', confidence: 'other' },
      },
    ]);
  });

  it('is as the person says, before and after the detection, until that is taken back', async () => {
    const { api, user, choose, pick, type } = await openUpload({ sights });
    const letGo = api.hold('wardrobe.detectStyle');
    await choose(photo('a.jpg'));
    await pick('Style', 'elegant');
    letGo();
    await detected();
    await type('Color (optional)', 'mint');
    expect(detailValues()).toEqual(['blazer', 'elegant', 'mint']);
    await user.click(screen.getByRole('button', { name: 'Use what was detected' }));
    expect(detailValues()).toEqual(['blazer', 'business', 'green']);
  });

  it('with an emptied color has none: it is not filled again behind the person’s back', async () => {
    const { api, user, choose, submit } = await openUpload({ sights });
    await choose(photo('a.jpg'));
    await detected();
    await user.clear(field('Color (optional)'));
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(api.world.clothes).toMatchObject([
      { color: 'unknown', aiDetectedMetadata: { color: 'green', confidence: 'high' } },
    ]);
  });

  it('has the category that its shape tells clearly, to be checked', async () => {
    const { choose, pick } = await openUpload({
      seesStyles: false,
      sights: { 'IMG_1.jpg': { likely: [{ category: 'blazer', probability: 0.9 }] } },
    });
    await choose(photo('IMG_1.jpg'));
    await detected();
    expect(detailValues()).toEqual(['blazer', 'business', 'navy']);
    expect(noteOf('Category')).toBe('Suggested: please check it');
    expect(noteOf('Style')).toBe('Suggested by category and color: please check it');
    await pick('Category', 'jacket');
    expect(noteOf('Category')).toBeUndefined();
    expect(detailValues()[1]).toBe('casual');
  });

  it('is offered what its shape may be, to be confirmed with one tap', async () => {
    const { user, choose } = await openUpload({
      seesStyles: false,
      sights: {
        'IMG_1.jpg': {
          likely: [
            { category: 'jeans', probability: 0.45 },
            { category: 'trousers', probability: 0.3 },
            { category: 'skirt', probability: 0.02 },
          ],
        },
      },
    });
    await choose(photo('IMG_1.jpg'));
    await detected();
    expect(detailValues()[0]).toBe('');
    expect(submitButton().disabled).toBe(true);
    const choices = screen.getByRole('group', { name: 'Suggested categories of IMG_1.jpg' });
    expect(
      within(choices)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['jeans', 'trousers']);
    await user.click(within(choices).getByRole('button', { name: 'trousers' }));
    expect(detailValues()).toEqual(['trousers', 'business', 'navy']);
    expect(screen.queryByRole('group', { name: 'Suggested categories of IMG_1.jpg' })).toBeNull();
    expect(submitButton().disabled).toBe(false);
  });

  it('of a shape that tells nothing is suggested no category', async () => {
    const { choose } = await openUpload({ seesStyles: false, sights: { 'IMG_1.jpg': { likely: [] } } });
    await choose(photo('IMG_1.jpg'));
    await detected();
    expect(detailValues()[0]).toBe('');
    expect(screen.queryByRole('group', { name: 'Suggested categories of IMG_1.jpg' })).toBeNull();
  });

  it('that is being uploaded is not told to look like the item that it becomes', async () => {
    const { api, choose, submit } = await openUpload({
      clothes: [anItem({ category: 'skirt', image: { ...anyImage, hash: '00000000ffffffff1f2a44' } })],
      sights: { 'again.jpg': { hash: '00000000ffffffff1f2a44' } },
    });
    api.uploads.holdBack();
    await choose(photo('again.jpg'));
    await detected();
    screen.getByText(/^Looks like/);
    await submit();
    await waitFor(() => expect(api.uploads.sending).toHaveLength(1));
    expect(screen.queryByText(/^Looks like/)).toBeNull();
  });

  it('has its category from the name of its file where nothing sees one', async () => {
    const { choose } = await openUpload({ seesStyles: false });
    await choose(photo('Navy_denim-jacket.jpg'));
    await detected();
    expect(detailValues()).toEqual(['denim-jacket', 'casual', 'navy']);
  });

  it('is told to look like an item of the wardrobe when it does', async () => {
    const { choose } = await openUpload({
      clothes: [
        anItem({ category: 'dress' }),
        anItem({ category: 'skirt', image: { ...anyImage, hash: '00000000ffffffff1f2a44' } }),
      ],
      sights: {
        'again.jpg': { hash: '00000000fffffffe1f2a46' },
        'same shape.jpg': { hash: '00000000ffffffffb3261e' },
        'other.jpg': {},
      },
    });
    await choose(photo('again.jpg'), photo('same shape.jpg'), photo('other.jpg'));
    await detected();
    expect(screen.getAllByText(/^Looks like/).map(({ textContent }) => textContent)).toEqual([
      'Looks like an item you have: navy skirt',
    ]);
  });
});

describe('several photos', () => {
  it('have each what was found in it, and whatever is said of it alone', async () => {
    const { api, user, choose, submit } = await openUpload({ sights });
    await choose(photo('a.jpg'), photo('b.jpg'));
    await detected();
    expect(rowOf('a.jpg').values()).toEqual(['blazer', 'business', 'green']);
    expect(rowOf('b.jpg').values()).toEqual(['boots', 'vintage', 'brown']);
    expect(detailValues()).toEqual(['', '', '']);
    await user.selectOptions(rowOf('b.jpg').getByLabelText('Color'), 'black');
    await submit();
    await findToast('Upload Complete');
    expect(api.world.clothes.toSorted((a, b) => a.imageUrl.localeCompare(b.imageUrl))).toMatchObject([
      { category: 'blazer', style: 'business', color: 'green' },
      {
        category: 'boots',
        style: 'vintage',
        color: 'black',
        aiDetectedMetadata: { color: 'brown', confidence: 'other' },
      },
    ]);
  });

  it('have the form’s details, except where a photo has its own', async () => {
    const { api, user, choose, pick, type, submit } = await openUpload({ sights });
    await choose(photo('a.jpg'), photo('b.jpg'));
    await detected();
    await user.selectOptions(rowOf('a.jpg').getByLabelText('Style'), 'formal');
    await pick('Style', 'streetwear');
    await type('Brand (optional)', 'Acme');
    expect(rowOf('a.jpg').values()).toEqual(['blazer', 'formal', 'green']);
    expect(rowOf('b.jpg').values()).toEqual(['boots', 'streetwear', 'brown']);
    await submit();
    await findToast('Upload Complete');
    expect(api.world.clothes.map(({ style, brand }) => [style, brand]).toSorted()).toEqual([
      ['formal', 'Acme'],
      ['streetwear', 'Acme'],
    ]);
  });
});
