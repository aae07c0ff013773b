import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';

type Props = {
  title: string;
  onClose: () => void;
  /** Where it leaves what it speaks of in view. */
  atBottom?: true;
  /** What is marked with `data-focus-first` has the focus first, and otherwise what comes first. */
  children: ReactNode;
};

/** A small dialog over the page; it is open for as long as it is rendered. */
export const SmallDialog = ({ title, onClose, atBottom, children }: Props) => (
  <DialogFrame
    onClose={onClose}
    onOpenAutoFocus={focusFirst}
    className={`fixed left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 gap-4 overflow-y-auto bg-surface p-6 shadow-2xl ${
      atBottom ? 'bottom-4 sm:bottom-8' : 'top-1/2 -translate-y-1/2'
    }`}
  >
    <Dialog.Title className="text-3xl">{title}</Dialog.Title>
    {children}
  </DialogFrame>
);

function focusFirst(event: Event) {
  const wanted = (event.currentTarget as Element).querySelector<HTMLElement>('[data-focus-first]');
  if (!wanted) return;
  event.preventDefault();
  wanted.focus();
}
