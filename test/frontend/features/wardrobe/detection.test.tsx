import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PhotoToAnalyze } from '#shared/contract/wardrobe';
import { pictureIn } from '../../../support/fake-pictures.ts';
import { ada, anItem, photo } from '../../../support/made-up.ts';
import { findToast, settled } from '../../../support/open-page.tsx';
import { anyImage } from '../../../support/unworn.ts';
import { detected, field, openUpload, rowOf, submitButton } from '../../../support/upload-page.tsx';

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
const heic = () => photo('IMG 1.HEIC', { type: 'image/heic' });

const values = () => ['Category', 'Style', 'Color (optional)'].map((label) => field(label).value);
const noteOf = (label: string) => document.getElementById(`${field(label).id}-note`)?.textContent;
const toastTitles = () =>
  [...document.querySelectorAll('[data-sonner-toast] [data-title]')].map(({ textContent }) => textContent);

describe('a chosen photo', () => {
  it('is looked at by itself: the form says so, and is then filled', async () => {
    const { api, choose } = await openUpload({ sights });
    const letGo = api.hold('wardrobe.detectStyle');
    await choose(photo('a.jpg'));
    await screen.findByText('Detecting color and style…');
    expect(noteOf('Style')).toBe('Detecting the style…');
    expect(values()).toEqual(['', '', '']);
    letGo();
    await detected();
    expect(values()).toEqual(['blazer', 'business', 'green']);
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
    expect(noteOf('Color (optional)')).toBe('Detected: brown, other confidence');
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
    expect(values()).toEqual(['blazer', 'elegant', 'mint']);
    await user.click(screen.getByRole('button', { name: 'Use what was detected' }));
    expect(values()).toEqual(['blazer', 'business', 'green']);
  });

  it('of which the color was said to be nothing still gets the one that was found', async () => {
    const { api, user, choose, submit } = await openUpload({ sights });
    await choose(photo('a.jpg'));
    await detected();
    await user.clear(field('Color (optional)'));
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(api.world.clothes).toMatchObject([{ color: 'green' }]);
  });

  it('has its category from the name of its file where nothing sees one', async () => {
    const { choose } = await openUpload({ seesStyles: false });
    await choose(photo('Navy_denim-jacket.jpg'));
    await detected();
    expect(values()).toEqual(['denim-jacket', 'casual', 'navy']);
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
    expect(values()).toEqual(['', '', '']);
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

  it('have what the form says, but for those that say otherwise', async () => {
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

describe('a photo that the browser cannot decode', () => {
  it('is sent once, looked at where it lies, shown, and made an item of', async () => {
    const { api, choose, submit } = await openUpload({ sights: { 'IMG_1.HEIC': blazer } });
    await choose(heic());
    await detected();
    const [{ body } = {}] = api.requestsOf('wardrobe.analyzeClothing');
    const { path } = body as Extract<PhotoToAnalyze, { path: string }>;
    expect(path).toMatch(new RegExp(`^${ada.userId}/\\d+_IMG_1\\.HEIC$`));
    expect(values()).toEqual(['blazer', 'business', 'green']);
    expect(screen.getByAltText('Preview of IMG 1.HEIC').getAttribute('src')).toBe(
      'data:image/jpeg;base64,cGljdHVyZQ==',
    );
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(api.requestsOf('wardrobe.prepareUpload')).toHaveLength(1);
    expect(api.world.clothes).toMatchObject([{ imageUrl: path, color: 'green' }]);
  });

  it('is sent once also when the upload is begun while it is still looked at', async () => {
    const { api, choose, pick, submit } = await openUpload();
    const letGo = api.hold('wardrobe.analyzeClothing');
    await choose(heic());
    await pick('Category', 'shirt');
    await pick('Style', 'casual');
    await submit();
    letGo();
    await findToast('Clothing item uploaded successfully');
    expect(api.requestsOf('wardrobe.prepareUpload')).toHaveLength(1);
  });

  it('is sent again when the server has thrown it away', async () => {
    const { api, choose, submit } = await openUpload();
    await choose(heic());
    await detected();
    api.world.uploads.clear();
    await submit();
    expect((await findToast('Error')).textContent).toContain('The upload did not arrive.');
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(api.requestsOf('wardrobe.prepareUpload')).toHaveLength(2);
  });

  it('and cannot be sent either is casual, and can be uploaded later', async () => {
    const { api, choose, pick, submit } = await openUpload();
    api.uploads.lose('IMG 1.HEIC');
    await choose(heic());
    await findToast('Detection Failed');
    expect(values()).toEqual(['', 'casual', '']);
    api.uploads.find('IMG 1.HEIC');
    await pick('Category', 'shirt');
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(api.world.clothes).toMatchObject([{ color: 'unknown', aiDetectedMetadata: null }]);
  });
});

describe('a detection that fails', () => {
  it.each([
    ['because nothing sees styles', { seesStyles: false }, null],
    ['because the model cannot be asked', {}, 'style.unavailable'],
  ] as const)('%s leaves casual, says so once, and can be changed', async (_, content, code) => {
    const { api, choose, pick } = await openUpload(content);
    api.fail('wardrobe.detectStyle', code);
    await choose(photo('1.jpg'), photo('2.jpg'), photo('3.jpg'));
    within(await findToast('Detection Failed')).getByText(
      'The style is set to casual. You can change it manually.',
    );
    await detected();
    await settled();
    expect(toastTitles()).toEqual(['Detection Failed']);
    for (const name of ['1.jpg', '2.jpg', '3.jpg']) expect(rowOf(name).values()[1]).toBe('casual');
    await pick('Style', 'elegant');
    expect(rowOf('1.jpg').values()[1]).toBe('elegant');
  });

  it('of the style is told beside the field', async () => {
    const { choose } = await openUpload({ seesStyles: false });
    await choose(photo());
    await detected();
    expect(noteOf('Style')).toBe('Not detected: please check it');
  });

  it('of the color is only logged, and the upload goes on without one', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, choose, submit } = await openUpload();
    api.fail('wardrobe.analyzeClothing', 'request.invalid');
    await choose(photo());
    await detected();
    expect(values()).toEqual(['shirt', 'casual', '']);
    expect(warn).toHaveBeenCalledOnce();
    expect(toastTitles()).toEqual([]);
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(toastTitles()).toEqual(['Clothing item uploaded successfully']);
    expect(api.world.clothes).toMatchObject([{ color: 'unknown', aiDetectedMetadata: null }]);
  });

  it.each([['wardrobe.detectStyle'], ['wardrobe.analyzeClothing']] as const)(
    'by an exceeded quota of %s says that the upload goes on without it, and it does',
    async (call) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { api, choose, submit } = await openUpload();
      api.fail(call, 'generation.rate_limited');
      await choose(photo());
      await findToast('AI analysis quota exceeded. Upload will continue without AI analysis.');
      await detected();
      expect(toastTitles()).toHaveLength(1);
      expect(values()[1]).toBe('casual');
      await submit();
      await findToast('Clothing item uploaded successfully');
    },
  );
});
