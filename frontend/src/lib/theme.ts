import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';
const page = document.documentElement.dataset;
const listeners = new Set<() => void>();

/** Reads the attribute that `first-paint.js` sets on start, from the saved theme or the system's preference. */
const current = (): Theme => (page['theme'] === 'dark' ? 'dark' : 'light');

/** The current theme. */
export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
}

/** Applies a theme and saves it on this device. */
export function chooseTheme(theme: Theme) {
  page['theme'] = theme;
  localStorage.setItem('theme', theme);
  for (const listener of listeners) listener();
}
