import { Moon, Sun } from 'lucide-react';
import { t } from '../lib/t.ts';
import { chooseTheme, useTheme } from '../lib/theme.ts';

export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      aria-label={dark ? t('Switch to light theme') : t('Switch to dark theme')}
      className="grid size-11 shrink-0 place-content-center hover:bg-sunken"
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}
