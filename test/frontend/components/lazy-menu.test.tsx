import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LazyMenu } from '#frontend/components/lazy-menu.tsx';
import { findError } from '../../support/pages/open-page.tsx';

const script = vi.hoisted(() => ({ arrives: false }));
vi.mock('#frontend/components/lazy-component.ts', async (original) => {
  const module = await original<typeof import('#frontend/components/lazy-component.ts')>();
  const lazyComponent: typeof module.lazyComponent = (name, load) =>
    module.lazyComponent(name, () => (script.arrives ? load() : Promise.reject(new Error('offline'))));
  return { ...module, lazyComponent };
});

it('a menu whose script does not arrive says so, and opens once it does', async () => {
  const select = vi.fn();
  render(
    <LazyMenu button={<button type="button">More</button>} entries={[{ text: 'Do it', onSelect: select }]} />,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await findError('The menu could not be loaded.');
  script.arrives = true;
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Do it' }));
  expect(select).toHaveBeenCalledOnce();
});
