import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

type Theme = 'light' | 'dark';
const page = document.documentElement.dataset;
const { subscribe, tell } = createListeners();

/** Reads the attribute that `first-paint.js` has set at the start from the saved theme or the system's preference. */
const current = (): Theme => (page['theme'] === 'dark' ? 'dark' : 'light');

/** The current theme. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current);

/** Applies a theme and saves it on this device. */
export function chooseTheme(theme: Theme) {
  page['theme'] = theme;
  localStorage.setItem('theme', theme);
  tell();
}
