import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CardPicture } from '#frontend/features/community/card-picture.tsx';
import { OutfitPicture } from '#frontend/features/community/outfit/items.tsx';
import { aCard } from '../../../support/examples/made-up.ts';

const widths = [20, 45, 90] as const;
const url = (name: string) => `/media/bob/${name}/640.webp?Signature=1`;
const flatLay = [
  { category: 'shirt', isCutOut: true, aspectRatio: 0.8, url: url('shirt') },
  { category: 'trousers', isCutOut: false, aspectRatio: 0.75, url: url('trousers') },
  { category: 'loafers', isCutOut: true, aspectRatio: 1.4, url: url('loafers') },
];
const sources = () =>
  screen.getAllByRole('presentation', { hidden: true }).map((image) => image.getAttribute('src') ?? '');

it('lays all pieces flat, each as its cut-out or else its photo', () => {
  render(<CardPicture outfit={aCard({ flatLay })} widths={widths} />);
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  expect(sources().toSorted()).toEqual([
    expect.stringContaining('/loafers/cut-out-640.webp'),
    expect.stringContaining('/shirt/cut-out-640.webp'),
    expect.stringContaining('/trousers/640.webp'),
  ]);
});

it('shows the picture that was drawn of the outfit rather than its pieces', () => {
  render(<CardPicture outfit={aCard({ flatLay, imageUrl: url('drawn') })} widths={widths} />);
  expect(sources()).toEqual([expect.stringContaining('/drawn/')]);
});

it('has a name on the page of an outfit; without cut-outs that page has no picture', () => {
  const { rerender } = render(<OutfitPicture title="Rain" imageUrl={null} flatLay={flatLay} />);
  const picture = screen.getByRole('img', { name: 'A picture of the outfit: Rain' });
  expect(within(picture).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  rerender(<OutfitPicture title="Rain" imageUrl={null} flatLay={null} />);
  expect(screen.queryByRole('img')).toBeNull();
});
