import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failureKinds } from '#frontend/features/generation/texts.ts';
import { anOutfit } from '../../../support/examples/made-up.ts';
import { openGenerator } from '../../../support/pages/generator-page.tsx';
import { settled } from '../../../support/pages/open-page.tsx';
import { outfitTitles } from '../../../support/pages/outfits-page.tsx';

const note = () => screen.queryByText(/left today$/)?.textContent;

describe('the generations that are left', () => {
  it('are told once they are few', async () => {
    const { api, generate } = await openGenerator({ allowance: { limit: 50, left: 6 } });
    await settled();
    expect(note()).toBeUndefined();
    await generate();
    await screen.findByText('5 of 50 left today');
    api.endGeneration({ outfit: anOutfit() });
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
  });

  it('are told when the page is opened, up to none', async () => {
    await openGenerator({ allowance: { limit: 50, left: 0 } });
    await screen.findByText('0 of 50 left today');
  });
});

describe('the limit of the day', () => {
  it('leads to My Outfits', async () => {
    const { api, user, generate } = await openGenerator({ outfits: [anOutfit()] });
    api.fail('generation.startGeneration', 'generation.daily_limit', { limit: 50 });
    await generate();
    const dialog = within(await screen.findByRole('dialog', { name: failureKinds['limit-reached'].title }));
    await user.click(dialog.getByRole('link', { name: 'My Outfits' }));
    await screen.findByRole('heading', { level: 3, name: 'Quiet Navy' });
    expect(outfitTitles()).toEqual(['Quiet Navy']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
