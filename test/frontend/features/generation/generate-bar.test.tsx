import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../../support/examples/made-up.ts';
import { generateButton, openGenerator } from '../../../support/pages/generator-page.tsx';

const bar = () => within(generateButton().parentElement as HTMLElement);

describe('the bar at the bottom of a phone', () => {
  it('holds the one button that generates', async () => {
    await openGenerator();
    expect(screen.getAllByRole('button', { name: 'Generate' })).toHaveLength(1);
    expect(generateButton().form?.contains(screen.getByLabelText('What are you dressing for?'))).toBe(true);
  });

  it('counts the chosen pieces, and says nothing of none', async () => {
    const { user } = await openGenerator({
      clothes: [anItem({ color: 'white' }), anItem({ category: 'jeans', color: 'blue' })],
    });
    const shirt = await screen.findByRole('button', { name: 'white shirt' });
    expect(bar().queryByText(/chosen/)).toBeNull();
    await user.click(shirt);
    await user.click(screen.getByRole('button', { name: 'blue jeans' }));
    bar().getByText('2 chosen');
    await user.click(shirt);
    bar().getByText('1 chosen');
  });

  it('says how many generations are left when they are few', async () => {
    await openGenerator({ allowance: { limit: 50, left: 3 } });
    await bar().findByText('3 of 50 left today');
  });
});
