import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { imageWidths } from '#shared/rules/image-variant';
import { ada, anItem, anOutfit, bob, items } from '../../support/examples/made-up.ts';
import { anyImage } from '../../support/examples/unworn.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { openPage } from '../../support/pages/open-page.tsx';
import { openOutfits } from '../../support/pages/outfits-page.tsx';

const stem = `/media/${ada.userId}/1_photo.jpg`;
const image = () => screen.findByRole<HTMLImageElement>('img', { name: 'navy shirt' });
const avif = (shown: HTMLImageElement) => shown.closest('picture')?.querySelector('source');
const everyWidth = (format: string) =>
  imageWidths.map((width) => `${stem}/${width}.${format}?Signature=1 ${width}w`).join(', ');

async function open(imageUrl = `${ada.userId}/1_photo.jpg`) {
  startFakeApi({ clothes: [anItem({ imageUrl })] });
  await openPage('/dashboard', { as: ada });
}

describe('a photo', () => {
  it('is requested in AVIF, else in WebP, in the displayed width', async () => {
    await open();
    const shown = await image();
    expect(shown.srcset).toBe(everyWidth('webp'));
    expect(avif(shown)?.type).toBe('image/avif');
    expect(avif(shown)?.srcset).toBe(everyWidth('avif'));
    expect(shown.sizes).toMatch(/vw|rem/);
    expect(avif(shown)?.sizes).toBe(shown.sizes);
  });

  it('is loaded over a blurred placeholder, in a box that has its shape already', async () => {
    await open();
    const shown = await image();
    expect(shown.style.background).toContain(anyImage.placeholder);
    expect(shown.closest('a')?.className).toContain('aspect-3/4');
  });

  it('is loaded before others in the first row, and lazily below', async () => {
    startFakeApi({ clothes: items(5) });
    await openPage('/dashboard', { as: ada });
    const shown = await screen.findAllByRole<HTMLImageElement>('img', { name: 'navy shirt' });
    expect(shown.map((each) => each.getAttribute('fetchpriority'))).toEqual([...Array(4).fill('high'), null]);
    expect(shown.map((each) => each.getAttribute('loading'))).toEqual([...Array(4).fill(null), 'lazy']);
  });

  it('with a missing variant falls back to the first one, and then to a text', async () => {
    await open();
    fireEvent.error(await image());
    const shown = await image();
    expect([shown.getAttribute('src'), shown.srcset]).toEqual([`${stem}/640.webp?Signature=1`, '']);
    expect(avif(shown)).toBeNull();
    expect(screen.queryByText('Image unavailable')).toBeNull();
    fireEvent.error(shown);
    screen.getByText('Image unavailable');
    expect(screen.queryByRole('img', { name: 'navy shirt' })).toBeNull();
  });

  it('that was just uploaded is requested in its first variant only, with a text as the fallback', async () => {
    await open(`${ada.userId}/${Date.now() * 1000}_photo.jpg`);
    const shown = await image();
    expect([avif(shown), shown.srcset]).toEqual([null, '']);
    fireEvent.error(shown);
    screen.getByText('Image unavailable');
  });

  it('that the user may not see is reported as unavailable', async () => {
    await open(`${bob.userId}/1_photo.jpg`);
    await screen.findByText('Image unavailable');
  });

  it('whose URL cannot be requested is reported as unavailable', async () => {
    const api = startFakeApi({ clothes: [anItem()] });
    api.fail('images.signUrls', 'request.invalid');
    await openPage('/dashboard', { as: ada });
    await screen.findByText('Image unavailable');
  });

  it('of an outfit is found by its path as well', async () => {
    const { api } = await openOutfits({ outfits: [anOutfit()] });
    await waitFor(() => expect(document.querySelectorAll('article img').length).toBeGreaterThan(1));
    expect(api.requestsOf('images.signUrls')).toHaveLength(1);
  });
});
