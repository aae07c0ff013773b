import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { limits } from '#shared/limits';
import { cutOutWidths, imageWidths } from '#shared/rules/image-variant';
import { tellOpenViews } from '../../../../../frontend/src/data/live-views.ts';
import { ada, anItem, bob, items } from '../../../../support/examples/made-up.ts';
import { anyImage } from '../../../../support/examples/unworn.ts';
import { showApp, visit } from '../../../../support/pages/open-page.tsx';

const stem = `/media/${ada.userId}/1_photo.jpg`;
const image = () => screen.findByRole<HTMLImageElement>('img', { name: 'navy shirt' });
const avif = (shown: HTMLImageElement) => shown.closest('picture')?.querySelector('source');
const everyWidth = (format: string, widths: readonly number[] = imageWidths, name = '') =>
  widths.map((width) => `${stem}/${name}${width}.${format}?Signature=1 ${width}w`).join(', ');

it('a photo is requested in AVIF, else in WebP, over a placeholder of its shape, or falls back to a text', async () => {
  await visit('/dashboard', { clothes: [anItem({ imageUrl: `${ada.userId}/1_photo.jpg` })] });
  const first = await image();
  expect(first.getAttribute('src')).toBe(`${stem}/640.webp?Signature=1`);
  expect(first.srcset).toBe(everyWidth('webp'));
  expect(avif(first)?.type).toBe('image/avif');
  expect(avif(first)?.srcset).toBe(everyWidth('avif'));
  expect(first.sizes).toMatch(/vw|rem/);
  expect(avif(first)?.sizes).toBe(first.sizes);
  expect(first.style.backgroundImage).toContain(anyImage.placeholder);
  expect(first.closest('a')?.className).toContain('aspect-3/4');
  // A missing variant falls back to the first one, and then to a text.
  fireEvent.error(first);
  const second = await image();
  expect([second.getAttribute('src'), second.srcset]).toEqual([`${stem}/640.webp?Signature=1`, '']);
  expect(avif(second)).toBeNull();
  expect(screen.queryByText('Image unavailable')).toBeNull();
  fireEvent.error(second);
  screen.getByText('Image unavailable');
  expect(screen.queryByRole('img', { name: 'navy shirt' })).toBeNull();
});

it('a photo that was just uploaded has one variant, and one that the user may not see, or of unknown URL, is unavailable', async () => {
  const { api, close } = await visit('/dashboard', {
    clothes: [
      anItem({ imageUrl: `${ada.userId}/${Date.now() * 1000}_photo.jpg` }),
      anItem({ color: 'red', imageUrl: `${bob.userId}/1_photo.jpg` }),
    ],
  });
  const shown = await image();
  expect([avif(shown), shown.srcset]).toEqual([null, '']);
  await waitFor(() => expect(screen.getAllByText('Image unavailable')).toHaveLength(1));
  fireEvent.error(shown);
  expect(screen.getAllByText('Image unavailable')).toHaveLength(2);
  close();
  // The URLs cannot be requested.
  api.fail('images.signUrls', 'request.invalid');
  showApp();
  await waitFor(() => expect(screen.getAllByText('Image unavailable')).toHaveLength(2));
});

const source = (name: string) => (screen.getByRole('img', { name }) as HTMLImageElement).src;
const renewal = limits.signedUrl.seconds * 0.9 * 1000;

it('the URLs of images are signed for all the clothes of a page with one call', async () => {
  const clothes = items(100);
  const { api } = await visit('/dashboard', { clothes });
  await waitFor(() => expect(document.querySelectorAll('article img')).toHaveLength(100));
  const signings = api.requestsOf('images.signUrls').map(({ body }) => (body as { urls: string[] }).urls);
  expect(signings).toHaveLength(1);
  // Those in the first row are loaded before others, and those below when they come near.
  const shown = [...document.querySelectorAll('article img')].slice(0, 5);
  expect(shown.map((each) => each.getAttribute('fetchpriority'))).toEqual([...Array(4).fill('high'), null]);
  expect(shown.map((each) => each.getAttribute('loading'))).toEqual([...Array(4).fill(null), 'lazy']);
  expect(signings[0]?.toSorted()).toEqual(clothes.map(({ imageUrl }) => imageUrl).toSorted());
});

it('the URLs of images are renewed when nine tenths of their life are over, not before, and used on where that fails', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = await visit('/dashboard', { clothes: [anItem()] });
  await screen.findByRole('img', { name: 'navy shirt' });
  expect(source('navy shirt')).toContain('Signature=1');
  await act(() => vi.advanceTimersByTimeAsync(renewal - 60_000));
  expect(api.requestsOf('images.signUrls')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await waitFor(() => expect(source('navy shirt')).toContain('Signature=2'));
  expect(api.requestsOf('images.signUrls')).toHaveLength(2);
  // Where they cannot be renewed yet, they are used on.
  api.fail('images.signUrls', 'request.invalid');
  await act(() => vi.advanceTimersByTimeAsync(renewal + 1000));
  await waitFor(() => expect(api.requestsOf('images.signUrls')).toHaveLength(3));
  expect(source('navy shirt')).toContain('Signature=2');
  expect(screen.queryByText('Image unavailable')).toBeNull();
});

it('the URLs of images are signed once more where they open no image after an hour, and not at once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = await visit('/dashboard', { clothes: [anItem()] });
  await screen.findByRole('img', { name: 'navy shirt' });
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  for (const isShown of [true, false]) {
    // A width, and the first variant
    for (let tries = 0; tries < 2; tries++) fireEvent.error(screen.getByRole('img', { name: 'navy shirt' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(api.requestsOf('images.signUrls')).toHaveLength(2);
    expect(screen.queryByText('Image unavailable') === null).toBe(isShown);
  }
});

const made = { state: 'made', width: 900, height: 1100 } as const;

async function openItem(cutOut: ClothingItem['cutOut'], showsBackground = false) {
  const item = anItem({ imageUrl: `${ada.userId}/1_photo.jpg`, cutOut, showsBackground });
  await visit(`/dashboard/${item.id}`, { clothes: [item] });
  return item;
}

it('a piece that was cut out is shown without its background unless its owner or a missing file says so', async () => {
  await openItem(made);
  const shown = await image();
  expect(shown.srcset).toBe(everyWidth('webp', cutOutWidths, 'cut-out-'));
  expect(avif(shown)?.srcset).toBe(everyWidth('avif', cutOutWidths, 'cut-out-'));
  fireEvent.click(await screen.findByRole('button', { name: 'Show the background' }));
  const back = await screen.findByRole('button', { name: 'Cut out' });
  expect((await image()).src).toContain(`${stem}/640.webp`);
  fireEvent.click(back);
  await screen.findByRole('button', { name: 'Show the background' });
  expect((await image()).src).toContain(`${stem}/cut-out-640.webp`);
  fireEvent.error(await image());
  expect((await image()).src).toContain(`${stem}/640.webp`);
});

it('a piece that was not found surely keeps its background, until a cut-out is made while the page is open', async () => {
  const item = await openItem({ state: 'kept' });
  await screen.findByText('Background kept');
  expect((await image()).src).toContain(`${stem}/640.webp`);
  expect(screen.queryByRole('button', { name: 'Show the background' })).toBeNull();
  await act(() => tellOpenViews({ type: 'item.cutOut', item: { ...item, cutOut: made } }));
  await waitFor(async () => expect((await image()).src).toContain(`${stem}/cut-out-640.webp`));
  expect(screen.queryByText('Background kept')).toBeNull();
});

it('a piece that was cut out without certainty keeps its background until its owner wants it cut out', async () => {
  await openItem({ ...made, isUnsure: true }, true);
  await screen.findByText('Background kept');
  expect((await image()).src).toContain(`${stem}/640.webp`);
  fireEvent.click(screen.getByRole('button', { name: 'Cut out' }));
  await waitFor(async () => expect((await image()).src).toContain(`${stem}/cut-out-640.webp`));
  expect(screen.queryByText('Background kept')).toBeNull();
});
