import { screen } from '@testing-library/react';
import { anItem } from '../examples/made-up.ts';
import type { World } from '../fake/world.ts';
import { visit } from './open-page.tsx';
import { skipTour } from './outfits-page.tsx';

/** Opens the tab Generate Outfit for someone with one piece, and returns helpers for what a person does there. */
export async function openGenerator(content: Partial<World> = {}, { isNewcomer = false } = {}) {
  if (!isNewcomer) skipTour();
  const page = await visit('/outfits', { clothes: [anItem()], ...content });
  await screen.findByLabelText('What are you dressing for?');
  return {
    ...page,
    async generate(prompt = 'office day') {
      await page.user.type(promptBox(), prompt);
      await page.user.click(generateButton());
    },
  };
}

export const promptBox = () => screen.getByLabelText('What are you dressing for?') as HTMLTextAreaElement;
export const generateButton = () =>
  screen.getByRole('button', { name: /^Generat(e|ing\.\.\.)$/ }) as HTMLButtonElement;
