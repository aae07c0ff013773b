import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOutfit } from '../../../support/examples/made-up.ts';
import { openGenerator } from '../../../support/pages/generator-page.tsx';
import { leave } from '../../../support/pages/outfit-modal.tsx';

const regenerate = () => screen.queryByRole('button', { name: 'Regenerate' });

describe('Regenerate', () => {
  it('is shown once there is a result, and sends the same request for another outfit', async () => {
    const { api, user, generate } = await openGenerator({ known: anOutfit() });
    expect(regenerate()).toBeNull();
    await generate();
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
    await leave(user);
    api.world.known = anOutfit({ title: 'Another' });
    await user.click(regenerate() as HTMLElement);
    await screen.findByRole('dialog', { name: 'Another' });
    const bodies = api.requestsOf('generation.startGeneration').map(({ body }) => body as object);
    expect(bodies).toMatchObject([{ forceVariety: false }, { forceVariety: true }]);
    expect(bodies[1]).toEqual({ ...bodies[0], forceVariety: true });
  });

  it('is not there after a generation that has failed', async () => {
    const { api, user, generate } = await openGenerator();
    api.fail('generation.startGeneration', 'generation.busy');
    await generate();
    await screen.findByRole('dialog');
    await leave(user);
    expect(regenerate()).toBeNull();
  });
});

describe('a keyboard alone', () => {
  it('is needed to generate', async () => {
    const { user } = await openGenerator({ known: anOutfit() });
    const tabTo = async (name: string | RegExp, role: 'button' | 'textbox' = 'button') => {
      const target = screen.getByRole(role, { name });
      for (let press = 0; document.activeElement !== target && press < 80; press++) await user.tab();
      expect(document.activeElement).toBe(target);
    };
    await tabTo('What are you dressing for?', 'textbox');
    await user.keyboard('an evening out');
    await tabTo(/^Night Out/);
    await user.keyboard('{Enter}');
    await tabTo('concert');
    await user.keyboard(' ');
    await tabTo('Generate');
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Quiet Navy' });
  });
});
