import {
  type ButtonHTMLAttributes,
  cloneElement,
  type ReactElement,
  type Ref,
  Suspense,
  useImperativeHandle,
  useState,
} from 'react';
import { lazyComponent } from './lazy-component.ts';
import type { MenuEntry } from './menu.tsx';
import { notifyMenuFailed } from './notify-menu-failed.ts';

const Menu = lazyComponent('Menu', () => import('./menu.tsx'));

type Props = {
  button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** Set to a function that opens the menu. */
  opener?: Ref<() => void>;
};

/** A `Menu` whose script loads when the pointer or the focus reaches its button, or when that is pressed. */
export function LazyMenu({ opener, ...props }: Props) {
  /** Undefined until the menu is opened for the first time. */
  const [open, setOpen] = useState<boolean>();
  // If this fails, pressing the button tries again and reports a failure.
  const preload = () => void Menu.preload().catch(() => undefined);
  const load = () => void Menu.preload().then(() => setOpen(true), notifyMenuFailed);
  useImperativeHandle(opener, () => load);
  const button = cloneElement(props.button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: load,
  });
  if (open === undefined) return button;
  return (
    <Suspense fallback={button}>
      <Menu {...props} state={[open, setOpen]} />
    </Suspense>
  );
}
