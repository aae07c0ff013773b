import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noFilter } from '#frontend/features/wardrobe/gallery/clothes-filter.ts';
import { filterIn, knownOf, withFilter } from '#frontend/features/wardrobe/gallery/filter-address.ts';
import { ada, anItem } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { goTo, heading, openPage, showApp } from '../../../../support/pages/open-page.tsx';
import { findPieces } from '../../../../support/pages/wardrobe-page.tsx';

const clothes = () => [
  anItem({ color: 'white', brand: 'Acme' }),
  anItem({ category: 'jeans', color: 'blue', style: 'streetwear' }),
  anItem({ category: 'dress', color: 'red', style: 'elegant', archiveReason: 'donated' }),
];

async function open(path: string) {
  const api = startFakeApi({ clothes: clothes() });
  const page = await openPage(path, { as: ada });
  await screen.findAllByRole('article');
  return { api, ...page };
}
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;
const goBack = () => act(() => history.back());
const address = () => decodeURIComponent(location.search);

describe('the filter in the address', () => {
  const all = {
    text: 'acme & co',
    state: 'all',
    slot: 'top',
    category: 'shirt',
    color: 'white',
    style: 'casual',
    brand: 'Acme',
    season: 'winter',
    order: 'mostWorn',
  } as const;

  it('is read as it was written, beside what else is there', () => {
    const search = withFilter('?tab=upload&color=red', all);
    expect(filterIn(search)).toEqual(all);
    expect(new URLSearchParams(search).get('tab')).toBe('upload');
    expect(withFilter(search, noFilter)).toBe('tab=upload');
  });

  it('ignores unknown values', () => {
    for (const search of ['show=everything', 'kind=hats', 'season=monsoon', 'sort=constructor', 'size=8'])
      expect(filterIn(`?${search}`)).toEqual(noFilter);
  });

  it('drops values that no piece has', () => {
    const filter = { ...noFilter, brand: 'Gone', color: 'white', style: 'sporty', category: 'cape' };
    expect(knownOf(filter, clothes())).toEqual({ ...noFilter, color: 'white' });
  });
});

describe('the address of the wardrobe', () => {
  it('says which tab is open; Back leads to the one before', async () => {
    const { user } = await open('/dashboard?color=white');
    await user.click(screen.getByRole('tab', { name: 'Upload New' }));
    await waitFor(() => expect(address()).toBe('?color=white&tab=upload'));
    goBack();
    await waitFor(() => expect(openTab()).toBe('My Clothes'));
    expect(address()).toBe('?color=white');
    for (const [search, tab] of [
      ['?tab=upload', 'Upload New'],
      ['?tab=shoes', 'My Clothes'],
      ['?tab=clip', 'Clip from Web'],
      ['', 'My Clothes'],
      ['?clip=https%3A%2F%2Fshop.example%2Fcoat', 'Clip from Web'],
    ] as const) {
      goTo(`/dashboard${search}`);
      await waitFor(() => expect(openTab()).toBe(tab));
    }
  });

  it('says what is shown, also after a reload or a visit to a piece, but not after the link to all', async () => {
    const { user, close } = await open('/dashboard');
    const entries = history.length;
    await user.type(screen.getByRole('searchbox'), 'acme white');
    await user.click(screen.getByRole('button', { name: 'white, 1 piece' }));
    expect(address()).toBe('?q=acme+white&color=white');
    expect(history.length).toBe(entries);
    close();
    const again = showApp();
    await findPieces('white shirt');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('acme white');
    screen.getByRole('button', { name: 'white, 1 piece', pressed: true });
    await again.user.click(screen.getByRole('link', { name: 'white shirt' }));
    await heading('white shirt');
    await again.user.click(screen.getByRole('link', { name: 'My Wardrobe' }));
    await findPieces('white shirt');
    expect(address()).toBe('?q=acme+white&color=white');
    await again.user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    await findPieces('blue jeans', 'white shirt');
    expect(address()).toBe('');
  });
});
