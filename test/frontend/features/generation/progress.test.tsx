import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tips } from '#frontend/features/generation/texts.ts';
import { anOutfit } from '../../../support/examples/made-up.ts';
import { openGenerator } from '../../../support/pages/generator-page.tsx';
import { settled } from '../../../support/pages/open-page.tsx';

const card = () => within(screen.getByRole('region', { name: 'Progress' }));
const shown = () => ({
  step: card()
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent,
  percent: card().getByRole('progressbar').ariaValueNow,
  tip: tips.findIndex((tip) => card().queryByText(tip)),
});
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** Starts a generation. It is polled only when the test advances the time. */
async function begin() {
  const page = await openGenerator();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await page.generate();
  await screen.findByRole('region', { name: 'Progress' });
  await settled();
  expect(page.api.requestsOf('generation.getGeneration')).toHaveLength(1);
  return page;
}

describe('the progress card', () => {
  it('goes through four steps, one every three seconds, and stays at the last', async () => {
    await begin();
    const seen = [shown()];
    for (let step = 0; step < 5; step++) {
      pass(2999);
      expect(shown()).toEqual(seen.at(-1));
      pass(1);
      seen.push(shown());
    }
    expect(seen.map(({ step, percent }) => [step, percent])).toEqual([
      ['Analyzing wardrobe', '25'],
      ['Fetching trends', '50'],
      ['AI processing', '75'],
      ['Finalizing', '100'],
      ['Finalizing', '100'],
      ['Finalizing', '100'],
    ]);
  });

  it('shows another tip every three seconds', async () => {
    await begin();
    const seen = [shown().tip];
    for (let step = 0; step < tips.length; step++) {
      pass(3000);
      seen.push(shown().tip);
    }
    expect(seen).toEqual([...tips.keys(), 0]);
  });

  it('is gone when the generation has ended', async () => {
    const { api } = await begin();
    act(() => api.push({ type: 'generation.finished', job: api.endGeneration({ outfit: anOutfit() }) }));
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    expect(screen.queryByRole('region', { name: 'Progress' })).toBeNull();
  });
});
