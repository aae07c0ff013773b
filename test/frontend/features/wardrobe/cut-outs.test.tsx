import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { cutOutWidths } from '#shared/rules/image-variant';
import { tellOpenViews } from '../../../../frontend/src/data/live-views.ts';
import { ada, anItem } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { openPage } from '../../../support/pages/open-page.tsx';

const stem = `/media/${ada.userId}/1_photo.jpg`;
const image = () => screen.findByRole<HTMLImageElement>('img', { name: 'navy shirt' });
const made = { state: 'made', width: 900, height: 1100 } as const;

async function openItem(fields: Partial<ClothingItem>) {
  const item = anItem({ imageUrl: `${ada.userId}/1_photo.jpg`, ...fields });
  const fake = startFakeApi({ clothes: [item] });
  await openPage(`/dashboard/${item.id}`, { as: ada });
  return { item, fake };
}

describe('a piece that was cut out', () => {
  it('is shown without its background, in AVIF, else in WebP', async () => {
    await openItem({ cutOut: made });
    const shown = await image();
    const everyWidth = (format: string) =>
      cutOutWidths.map((width) => `${stem}/cut-out-${width}.${format}?Signature=1 ${width}w`).join(', ');
    expect(shown.srcset).toBe(everyWidth('webp'));
    expect(shown.closest('picture')?.querySelector('source')?.srcset).toBe(everyWidth('avif'));
  });

  it('is shown with its background when its owner says so, and back', async () => {
    await openItem({ cutOut: made });
    fireEvent.click(await screen.findByRole('button', { name: 'Show the background' }));
    const back = await screen.findByRole('button', { name: 'Hide the background' });
    expect((await image()).src).toContain(`${stem}/640.webp`);
    fireEvent.click(back);
    await screen.findByRole('button', { name: 'Show the background' });
    expect((await image()).src).toContain(`${stem}/cut-out-640.webp`);
  });

  it('is shown as its photo where the cut-out cannot be loaded', async () => {
    await openItem({ cutOut: made });
    fireEvent.error(await image());
    expect((await image()).src).toContain(`${stem}/640.webp`);
  });
});

it('a piece that was not found surely says that its background was kept', async () => {
  await openItem({ cutOut: { state: 'kept' } });
  await screen.findByText('Background kept');
  expect((await image()).src).toContain(`${stem}/640.webp`);
  expect(screen.queryByRole('button', { name: 'Show the background' })).toBeNull();
});

it('a cut-out that is made while the page is open replaces the photo', async () => {
  const { item } = await openItem({});
  expect((await image()).src).toContain(`${stem}/640.webp`);
  expect(screen.queryByText('Background kept')).toBeNull();
  await act(() => tellOpenViews({ type: 'item.cutOut', item: { ...item, cutOut: made } }));
  await waitFor(async () => expect((await image()).src).toContain(`${stem}/cut-out-640.webp`));
});
