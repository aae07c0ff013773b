import { Dialog } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { t } from '../lib/t.ts';
import { ConfirmDialog } from './confirm-dialog-lazy.ts';
import { usePreload } from './lazy-component.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

type Props = Pick<ComponentProps<typeof Dialog.Content>, 'className' | 'children' | 'onOpenAutoFocus'> & {
  /** Returns false if it stays open. */
  onClose: () => unknown;
  /** Whether it has changes that are not saved. Then the person is asked before it is closed. */
  isChanged?: boolean | undefined;
};

/** What all dialogs share: the overlay, closing by Back, Escape or an outside click, and the return of focus. */
export function DialogFrame({ onClose, isChanged, ...content }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (!isChanged) return onClose();
    setAsking(true);
    return false;
  };
  useBackCloses(close);
  usePreload(ConfirmDialog);
  const returnFocus = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          // Radix does not scroll to the last element when Shift+Tab leads to it from the first one.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          {...content}
        />
        {isAsking && (
          <ConfirmDialog
            title={t('Discard your changes?')}
            text={t('What you changed is not saved.')}
            action={t('Discard')}
            cancel={t('Keep editing')}
            onConfirm={onClose}
            onClose={() => setAsking(false)}
          />
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}
