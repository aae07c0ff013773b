import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';
const page = document.documentElement.dataset;
const listeners = new Set<() => void>();

/** `theme.js` has put the page into the saved theme or, without one, into the one that the system prefers. */
const current = (): Theme => (page['theme'] === 'dark' ? 'dark' : 'light');

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
}

export function chooseTheme(theme: Theme) {
  page['theme'] = theme;
  localStorage.setItem('theme', theme);
  for (const listener of listeners) listener();
}
