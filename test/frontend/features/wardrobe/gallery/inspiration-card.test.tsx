import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { smallScreen } from '#frontend/lib/media-query.ts';
import { ada } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { setMedia } from '../../../../support/fake/screen.ts';
import { openPage, showApp } from '../../../../support/pages/open-page.tsx';

const captions = ['Timeless Naturals', 'Elegant Comfort', 'Sophisticated Layers', 'Classic Chic'];
const card = () => screen.getByRole('region', { name: 'Inspiration of the day' });
const caption = () => captions.filter((each) => within(card()).queryByText(each)).join();
const picture = () => within(card()).getByRole('img').getAttribute('alt');
const dot = (name: string) => screen.getByRole('button', { name: `Show ${name}` });

async function open() {
  startFakeApi();
  await openPage('/dashboard', { as: ada });
  await screen.findByText('No clothing items uploaded yet.');
  // From here on, the test controls the time.
  vi.useFakeTimers();
  fireEvent.mouseEnter(card());
  fireEvent.mouseLeave(card());
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const toggle = () => screen.getByRole('button', { name: /^Inspiration of the day/ });

describe('the inspiration of the day on a phone', () => {
  it('is shown on the first visit, and folded to a line from then on', async () => {
    startFakeApi();
    setMedia(smallScreen);
    const { close } = await openPage('/dashboard', { as: ada });
    await screen.findByText('No clothing items uploaded yet.');
    expect(toggle().ariaExpanded).toBe('true');
    dot('Classic Chic');
    close();
    showApp();
    await screen.findByText('No clothing items uploaded yet.');
    expect(toggle().ariaExpanded).toBe('false');
    expect(caption()).toBe('Timeless Naturals');
    expect(within(card()).queryByRole('img')).toBeNull();
  });

  it('stays as it was left', async () => {
    startFakeApi();
    setMedia(smallScreen);
    localStorage.setItem('inspiration-folded', 'true');
    const { user, close } = await openPage('/dashboard', { as: ada });
    await screen.findByText('No clothing items uploaded yet.');
    await user.click(toggle());
    expect(picture()).toContain('Timeless Naturals');
    close();
    showApp();
    await screen.findByText('No clothing items uploaded yet.');
    expect(toggle().ariaExpanded).toBe('true');
  });
});

describe('the inspiration of the day', () => {
  it('goes through four pictures with their captions, one every five seconds, and begins again', async () => {
    await open();
    for (const each of [...captions, captions[0]]) {
      expect(caption()).toBe(each);
      expect(picture()).toContain(each);
      await wait(4999);
      expect(caption()).toBe(each);
      await wait(1);
    }
  });

  it('jumps to the picture of the dot that is pressed, which stays for its whole time', async () => {
    await open();
    await wait(3000);
    fireEvent.click(dot('Classic Chic'));
    expect(caption()).toBe('Classic Chic');
    expect(captions.map((each) => dot(each).ariaCurrent)).toEqual(['false', 'false', 'false', 'true']);
    await wait(4999);
    expect(caption()).toBe('Classic Chic');
    await wait(1);
    expect(caption()).toBe('Timeless Naturals');
  });

  it('waits while the pointer is over it', async () => {
    await open();
    fireEvent.mouseEnter(card());
    await wait(60_000);
    expect(caption()).toBe('Timeless Naturals');
    fireEvent.mouseLeave(card());
    await wait(5000);
    expect(caption()).toBe('Elegant Comfort');
  });

  it('waits while the focus is in it, wherever the pointer goes', async () => {
    await open();
    act(() => dot('Elegant Comfort').focus());
    fireEvent.mouseEnter(card());
    fireEvent.mouseLeave(card());
    await wait(60_000);
    act(() => dot('Classic Chic').focus());
    await wait(60_000);
    expect(caption()).toBe('Timeless Naturals');
    act(() => dot('Classic Chic').blur());
    await wait(5000);
    expect(caption()).toBe('Elegant Comfort');
  });

  it('stands still with reduced motion, and its dots still work', async () => {
    await open();
    setMedia('(prefers-reduced-motion: reduce)');
    await wait(60_000);
    expect(caption()).toBe('Timeless Naturals');
    fireEvent.click(dot('Sophisticated Layers'));
    await wait(60_000);
    expect(caption()).toBe('Sophisticated Layers');
    vi.useRealTimers();
    await waitFor(() => expect(caption()).toBe('Sophisticated Layers'));
  });
});
