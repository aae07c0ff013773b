import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from './focus-return.ts';

type Props = {
  title: string;
  onClose: () => void;
  /** Where it leaves what it speaks of in view. */
  atBottom?: true;
  /** What is marked with `data-focus-first` has the focus first, and otherwise what comes first. */
  children: ReactNode;
};

/** A small dialog over the page; it is open for as long as it is rendered. */
export function Notice({ title, onClose, atBottom, children }: Props) {
  const returnFocus = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={returnFocus}
          className={`fixed left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 gap-4 overflow-y-auto bg-surface p-6 shadow-2xl ${
            atBottom ? 'bottom-4 sm:bottom-8' : 'top-1/2 -translate-y-1/2'
          }`}
        >
          <Dialog.Title className="text-3xl">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function focusFirst(event: Event) {
  const wanted = (event.currentTarget as Element).querySelector<HTMLElement>('[data-focus-first]');
  if (!wanted) return;
  event.preventDefault();
  wanted.focus();
}
