import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { setMedia } from '../../../../support/fake/screen.ts';
import { openPage } from '../../../../support/pages/open-page.tsx';

const captions = ['Timeless Naturals', 'Elegant Comfort', 'Sophisticated Layers', 'Classic Chic'];
const card = () => screen.getByRole('region', { name: 'Inspiration of the day' });
const caption = () => captions.filter((each) => within(card()).queryByText(each)).join();
const picture = () => within(card()).getByRole('img').getAttribute('alt');
const dot = (name: string) => screen.getByRole('button', { name: `Show ${name}` });

async function open() {
  startFakeApi();
  await openPage('/dashboard', { as: ada });
  await screen.findByText('No clothing items uploaded yet.');
  // From here on the time is the test's.
  vi.useFakeTimers();
  fireEvent.mouseEnter(card());
  fireEvent.mouseLeave(card());
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

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
