import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from './lazy-component.ts';

/**
 * A dialog whose script loads when it is opened, which brings along what all dialogs need; see `lazyComponent`. The page
 * behind it stays as it is meanwhile.
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
