import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startFakeApi } from '../../support/fake/api.ts';
import { openPage } from '../../support/pages/open-page.tsx';

const script = readFileSync('frontend/public/first-paint.js', 'utf8');
const page = document.documentElement.dataset;

/** Runs the script that a page runs before its first paint. */
function beginPage(systemPrefers: 'light' | 'dark') {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === `(prefers-color-scheme: ${systemPrefers})` }) as MediaQueryList,
  );
  new Function(script)();
}

it('the theme is that of the system until one is chosen', () => {
  for (const theme of ['light', 'dark'] as const) {
    beginPage(theme);
    expect(page['theme']).toBe(theme);
    expect(localStorage.getItem('theme')).toBeNull();
  }
  localStorage.setItem('theme', 'light');
  beginPage('dark');
  expect(page['theme']).toBe('light');
});

it('the theme is switched by the toggle, and what was chosen is still there when the page begins again', async () => {
  beginPage('light');
  startFakeApi();
  const { user } = await openPage('/');
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(page['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  beginPage('light');
  expect(page['theme']).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(page['theme']).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});
