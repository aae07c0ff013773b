import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from './lazy-component.ts';

/**
 * A dialog whose script, with the library of all dialogs, is loaded when the dialog is opened; see `lazyComponent`.
 * Until then the page behind it does not change.
 */
export function lazyDialog<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  const Dialog = lazyComponent(name, load);
  return Object.assign(
    (props: Props) => (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    ),
    { preload: Dialog.preload },
  );
}

/** The confirmation dialog. Its script is loaded when the dialog is opened, or ahead of that by `usePreload`. */
export const ConfirmDialog = lazyDialog('ConfirmDialog', () => import('./confirm-dialog.tsx'));
