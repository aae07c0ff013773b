import { Dialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

type Props = Pick<ComponentProps<typeof Dialog.Content>, 'className' | 'children' | 'onOpenAutoFocus'> & {
  onClose: () => void;
};

/** What all dialogs share: the overlay, closing by Escape or an outside click, and the return of focus. */
export function DialogFrame({ onClose, ...content }: Props) {
  const returnFocus = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content aria-describedby={undefined} onCloseAutoFocus={returnFocus} {...content} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
