import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../components/button.tsx';
import { t } from '../lib/t.ts';
import { chooseTheme, useTheme } from '../lib/theme.ts';

export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      size={20}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      label={dark ? t('Switch to light theme') : t('Switch to dark theme')}
      className="hover:bg-sunken"
    />
  );
}
