import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { limits } from '#shared/limits';
import { ada, anItem, items } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { openPage } from '../../support/pages/open-page.tsx';

const source = (name: string) => (screen.getByRole('img', { name }) as HTMLImageElement).src;
const renewal = limits.signedUrl.seconds * 0.9 * 1000;

describe('the URLs of images', () => {
  it('are signed for all the clothes of a page with one call', async () => {
    const clothes = items(100);
    const api = startFakeApi({ clothes });
    await openPage('/dashboard', { as: ada });
    await waitFor(() => expect(document.querySelectorAll('article img')).toHaveLength(100));
    const signings = api.requestsOf('images.signUrls').map(({ body }) => (body as { urls: string[] }).urls);
    expect(signings).toHaveLength(1);
    expect(signings[0]?.toSorted()).toEqual(clothes.map(({ imageUrl }) => imageUrl).toSorted());
  });

  it('lead to every width under one signature', async () => {
    startFakeApi({ clothes: [anItem({ imageUrl: `${ada.userId}/1_photo.jpg` })] });
    await openPage('/dashboard', { as: ada });
    const image = (await screen.findByRole('img', { name: 'navy shirt' })) as HTMLImageElement;
    const stem = `/media/${ada.userId}/1_photo.jpg`;
    expect(image.getAttribute('src')).toBe(`${stem}/640.webp?Signature=1`);
    expect(image.srcset).toBe(
      [320, 640, 960, 1280, 1536].map((width) => `${stem}/${width}.webp?Signature=1 ${width}w`).join(', '),
    );
  });

  it('are renewed when nine tenths of their life are over, and not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = startFakeApi({ clothes: [anItem()] });
    await openPage('/dashboard', { as: ada });
    await screen.findByRole('img', { name: 'navy shirt' });
    expect(source('navy shirt')).toContain('Signature=1');
    await act(() => vi.advanceTimersByTimeAsync(renewal - 60_000));
    expect(api.requestsOf('images.signUrls')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await waitFor(() => expect(source('navy shirt')).toContain('Signature=2'));
    expect(api.requestsOf('images.signUrls')).toHaveLength(2);
  });

  it('go on showing the image when they cannot be renewed yet', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = startFakeApi({ clothes: [anItem()] });
    await openPage('/dashboard', { as: ada });
    await screen.findByRole('img', { name: 'navy shirt' });
    api.fail('images.signUrls', 'request.invalid');
    await act(() => vi.advanceTimersByTimeAsync(renewal + 1000));
    await waitFor(() => expect(api.requestsOf('images.signUrls')).toHaveLength(2));
    expect(source('navy shirt')).toContain('Signature=1');
    expect(screen.queryByText('Image unavailable')).toBeNull();
  });

  it.each([
    [0, 1],
    [60, 2],
  ])('that open no image after %i minutes were signed %i times in the end', async (minutes, times) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = startFakeApi({ clothes: [anItem()] });
    await openPage('/dashboard', { as: ada });
    await screen.findByRole('img', { name: 'navy shirt' });
    await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
    for (const _ of ['a width', 'the first variant'])
      fireEvent.error(screen.getByRole('img', { name: 'navy shirt' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(api.requestsOf('images.signUrls')).toHaveLength(times);
    expect(screen.queryByText('Image unavailable') === null).toBe(times > 1);
  });
});
