import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PhotoToAnalyze } from '#shared/contract/wardrobe';
import { ada, photo } from '../../../../support/examples/made-up.ts';
import { findToast, settled } from '../../../../support/pages/open-page.tsx';
import { detailValues, detected, noteOf, openUpload, rowOf } from '../../../../support/pages/upload-page.tsx';

const heic = () => photo('IMG 1.HEIC', { type: 'image/heic' });
const sight = {
  color: { color: 'green', confidence: 'high' },
  style: 'business',
  category: 'blazer',
} as const;
const toastTitles = () =>
  [...document.querySelectorAll('[data-sonner-toast] [data-title]')].map(({ textContent }) => textContent);

describe('a photo that the browser cannot decode', () => {
  it('is sent once, looked at where it lies, shown, and made an item of', async () => {
    const { api, choose, submit } = await openUpload({ sights: { 'IMG_1.HEIC': sight } });
    await choose(heic());
    await detected();
    const [{ body } = {}] = api.requestsOf('wardrobe.analyzeClothing');
    const { path } = body as Extract<PhotoToAnalyze, { path: string }>;
    expect(path).toMatch(new RegExp(`^${ada.userId}/\\d+_IMG_1\\.HEIC$`));
    expect(detailValues()).toEqual(['blazer', 'business', 'green']);
    expect(screen.getByAltText('Preview of IMG 1.HEIC').getAttribute('src')).toBe(
      'data:image/jpeg;base64,cGljdHVyZQ==',
    );
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(api.requestsOf('wardrobe.prepareUpload')).toHaveLength(1);
    expect(api.world.clothes).toMatchObject([{ imageUrl: path, color: 'green' }]);
  });

  it('has a bar that moves while it is sent and converted', async () => {
    const { api, choose } = await openUpload();
    api.uploads.holdBack();
    await choose(heic());
    await waitFor(() => expect(api.uploads.sending).toHaveLength(1));
    act(() => api.uploads.sending[0]?.progress(0.5));
    const bar = screen.getByRole('progressbar', { name: 'Uploading IMG 1.HEIC' });
    expect(bar.ariaValueNow).toBe('35');
    act(() => api.uploads.sending[0]?.arrive());
    await detected();
    expect(screen.queryByRole('progressbar')).toBeNull();
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

  it('is sent again at once when the server has thrown it away', async () => {
    const { api, choose, submit } = await openUpload();
    await choose(heic());
    await detected();
    api.world.uploads.clear();
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(api.requestsOf('wardrobe.prepareUpload')).toHaveLength(2);
  });

  it('and cannot be sent either is casual, and can be uploaded later', async () => {
    const { api, choose, pick, submit } = await openUpload();
    api.uploads.lose('IMG 1.HEIC');
    await choose(heic());
    await findToast('Detection Failed');
    expect(detailValues()).toEqual(['', 'casual', '']);
    api.uploads.find('IMG 1.HEIC');
    await pick('Category', 'shirt');
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(api.world.clothes).toMatchObject([{ color: 'unknown', aiDetectedMetadata: null }]);
  });
});

describe('a detection that fails', () => {
  it('because the model cannot be asked leaves casual, says so once, and can be changed', async () => {
    const { api, choose, pick } = await openUpload();
    api.fail('wardrobe.detectStyle', 'style.unavailable');
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
    const { api, choose } = await openUpload();
    api.fail('wardrobe.detectStyle', 'style.unavailable');
    await choose(photo());
    await detected();
    expect(noteOf('Style')).toBe('Not detected: please check it');
  });

  it('is none where no model sees styles: the style is suggested by rules, and nothing has failed', async () => {
    const { choose, pick } = await openUpload({ seesStyles: false });
    await choose(photo('tie.jpg'));
    await detected();
    await settled();
    expect(toastTitles()).toEqual([]);
    expect(detailValues()).toEqual(['tie', 'formal', 'navy']);
    await pick('Category', 'shorts');
    expect(detailValues()[1]).toBe('casual');
  });

  it('of the color is only logged, and the upload goes on without one', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, choose, submit } = await openUpload();
    api.fail('wardrobe.analyzeClothing', 'request.invalid');
    await choose(photo());
    await detected();
    expect(detailValues()).toEqual(['shirt', 'casual', '']);
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
      expect(detailValues()[1]).toBe('casual');
      await submit();
      await findToast('Clothing item uploaded successfully');
    },
  );
});
