import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { moods } from '#shared/catalog';
import { aCard } from '../../../support/examples/made-up.ts';
import { setInSight } from '../../../support/fake/sight.ts';
import { cards, openCommunity, shown, wall } from '../../../support/pages/community-page.tsx';
import { settled } from '../../../support/pages/open-page.tsx';

const search = () => screen.getByRole('searchbox', { name: 'Search outfits' });

describe('search and filters', () => {
  const some = [
    aCard({ title: 'Quiet Navy', mood: 'edgy > concert', colors: ['navy'] }),
    aCard({
      title: 'Tired Gray',
      prompt: 'A day by the SEA',
      styleAnalysis: 'An elegant line.',
      colors: ['gray'],
    }),
    aCard({ title: 'Redwood', description: 'For the sea.', colorHarmony: 'Camel on white', colors: [] }),
  ];

  it('find by words, style and color, say how many match, stand in the address, and are taken back', async () => {
    const { user } = await openCommunity({ cards: some });
    await wall();
    const options = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].slice(1).map(({ text }) => text);
    expect(options('Style')).toEqual(Object.keys(moods));
    expect(options('Color').join(' ')).toBe('red blue green yellow black white gray brown pink purple');
    await user.type(search(), 'sea');
    await shown(['Redwood', 'Tired Gray']);
    expect(location.search).toBe('?q=sea');
    screen.getByText('2 of 3 outfits match.');
    await user.clear(search());
    await user.type(search(), 'RED');
    await shown(['Redwood']);
    await user.clear(search());
    await shown(['Redwood', 'Tired Gray', 'Quiet Navy']);
    for (const [field, value, title] of [
      ['Style', 'edgy', 'Quiet Navy'],
      ['Style', 'elegant', 'Tired Gray'],
      ['Color', 'blue', 'Quiet Navy'],
      ['Color', 'brown', 'Redwood'],
    ] as const) {
      await user.selectOptions(screen.getByLabelText(field), value);
      await shown([title]);
      expect(location.search).toBe(`?${field.toLowerCase()}=${value}`);
      await user.click(screen.getByRole('button', { name: `Remove the filter ${value}` }));
      await shown(['Redwood', 'Tired Gray', 'Quiet Navy']);
      expect(location.search).toBe('');
    }
  });

  it('come from the address, hold for both tabs, say that nothing matches, and are cleared at once', async () => {
    const { user } = await openCommunity({ cards: some }, { query: '?color=blue&style=unheard-of' });
    await shown(['Quiet Navy']);
    await user.click(screen.getByRole('tab', { name: 'Trending' }));
    await shown(['Quiet Navy'], 'Trending outfits');
    expect(location.search).toBe('?color=blue&style=unheard-of&tab=trending');
    await user.click(screen.getByRole('tab', { name: 'For You' }));
    await user.type(search(), 'nothing');
    await screen.findAllByText('No outfit matches.');
    await user.click(screen.getAllByRole('button', { name: 'Clear all filters' })[0] as HTMLElement);
    await shown(['Redwood', 'Tired Gray', 'Quiet Navy']);
  });

  it('look through what is loaded, and further until 20 more match', async () => {
    // Every fifth of the 200 outfits is red.
    const many = cards(200).map((card, at) => ({ ...card, colors: at % 5 === 0 ? ['red'] : ['gray'] }));
    const { api, user } = await openCommunity({ cards: many }, { query: '?color=red' });
    await screen.findByText('10 of 50 outfits match loaded so far.');
    setInSight(true);
    await settled();
    expect(api.requestsOf('community.listFeed')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Search further' }));
    await screen.findByText('30 of 150 outfits match loaded so far.');
    await user.click(screen.getByRole('button', { name: 'Search further' }));
    await screen.findByText('40 of 200 outfits match.');
    expect(screen.queryByRole('button', { name: 'Search further' })).toBeNull();
  });

  it('stop searching when asked to', async () => {
    const { api, user } = await openCommunity({ cards: cards(200) }, { query: '?color=red' });
    await screen.findByText('No outfit matches.');
    const letGo = api.hold('community.listFeed');
    await user.click(screen.getByRole('button', { name: 'Search further' }));
    await user.click(screen.getByRole('button', { name: 'Stop searching' }));
    letGo();
    await screen.findByText('0 of 100 outfits match loaded so far.');
    await settled();
    expect(api.requestsOf('community.listFeed')).toHaveLength(2);
  });
});
