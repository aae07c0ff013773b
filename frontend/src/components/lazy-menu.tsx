import { type ButtonHTMLAttributes, cloneElement, type ReactElement, Suspense, useState } from 'react';
import { lazyComponent } from './lazy-component.ts';
import type { MenuEntry } from './menu.tsx';
import { notifyMenuFailed } from './notify-menu-failed.ts';

const Menu = lazyComponent('Menu', () => import('./menu.tsx'));

type Props = {
  button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
};

/**
 * A dropdown menu (`Menu`) whose script loads when the pointer or the focus reaches its button, at the latest when the
 * button is pressed.
 */
export function LazyMenu(props: Props) {
  const [isOpened, setIsOpened] = useState(false);
  // If this fails, pressing the button tries again and reports a failure.
  const preload = () => void Menu.preload().catch(() => undefined);
  const open = () => Menu.preload().then(() => setIsOpened(true), notifyMenuFailed);
  const button = cloneElement(props.button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: open,
  });
  if (!isOpened) return button;
  return (
    <Suspense fallback={button}>
      <Menu {...props} defaultOpen />
    </Suspense>
  );
}
