import { Moon, Sun } from 'lucide-react';
import { chooseTheme, useTheme } from '../lib/theme.ts';

export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  const other = dark ? 'light' : 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      onClick={() => chooseTheme(other)}
      aria-label={`Switch to ${other} theme`}
      className="grid size-11 place-content-center hover:bg-sunken"
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}
