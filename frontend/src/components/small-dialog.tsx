import { Dialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';

type Props = {
  title: string;
  onClose: ComponentProps<typeof DialogFrame>['onClose'];
  isChanged?: boolean | undefined;
  /**
   * Whether the dialog is at the bottom of the screen instead of the middle, so that the page above it stays visible.
   */
  atBottom?: true;
  /**
   * On opening, the element with `data-focus-first` is focused. Without one, the first focusable element is focused.
   */
  children: ReactNode;
};

/** A small dialog for a message or a short form. It is open while it is rendered. */
export const SmallDialog = ({ title, onClose, isChanged, atBottom, children }: Props) => (
  <DialogFrame
    onClose={onClose}
    isChanged={isChanged}
    onOpenAutoFocus={focusFirst}
    className={`fixed left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 gap-4 overflow-y-auto bg-surface p-6 shadow-2xl ${
      atBottom
        ? 'bottom-[calc(var(--bottom-bar)+1rem)] sm:bottom-[calc(var(--bottom-bar)+2rem)]'
        : 'top-1/2 -translate-y-1/2'
    }`}
  >
    <Dialog.Title className="text-3xl">{title}</Dialog.Title>
    {children}
  </DialogFrame>
);

function focusFirst(event: Event) {
  const wanted = (event.currentTarget as Element).querySelector<HTMLElement>('[data-focus-first]');
  // A disabled element cannot be focused, so the focus would stay outside the dialog.
  if (!wanted || wanted.matches(':disabled')) return;
  event.preventDefault();
  wanted.focus();
}
