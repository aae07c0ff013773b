import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { smallScreen, useMediaQuery } from '../lib/media-query.ts';
import { t } from '../lib/t.ts';
import { usePreload } from './lazy-component.ts';
import { ConfirmDialog } from './lazy-dialog.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

type Frame = Pick<ComponentProps<typeof Dialog.Content>, 'className' | 'children' | 'onOpenAutoFocus'> & {
  /** Returns false if it stays open. */
  onClose: () => unknown;
  /** Whether it has changes that are not saved. Then the person is asked before it is closed. */
  isChanged?: boolean | undefined;
};

/** What all dialogs share: the overlay, closing by Back, Escape or an outside click, and the return of focus. */
export function DialogFrame({ onClose, isChanged, ...content }: Frame) {
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

type ModalProps = Pick<Frame, 'onClose' | 'isChanged'> & {
  title: ReactNode;
  /** For forms: narrower, and only as high as its content. */
  narrow?: true;
  /** On phones the title is beside the Close button, so that the content begins at the top. */
  titleInBar?: true;
  /** Content that stays visible at the lower edge while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A large dialog, full screen on phones. It is open while it is rendered. */
export function Modal({ title, narrow, titleInBar, footer, children, ...frame }: ModalProps) {
  const isInBar = useMediaQuery(smallScreen) && titleInBar;
  return (
    <DialogFrame
      {...frame}
      className={`fixed inset-0 z-50 flex scroll-pt-16 scroll-pb-24 flex-col overflow-y-auto overscroll-contain bg-paper shadow-2xl sm:inset-y-8 sm:mx-auto ${
        narrow
          ? 'sm:bottom-auto sm:max-h-[calc(100dvh-4rem)] sm:w-[min(44rem,calc(100vw-4rem))]'
          : 'sm:w-[min(64rem,calc(100vw-4rem))]'
      }`}
    >
      <div className="sticky top-0 z-10 flex min-h-14 shrink-0 items-center justify-end gap-2 bg-paper/90 px-2 backdrop-blur">
        {isInBar && <Dialog.Title className="mr-auto py-2 pl-3 text-2xl sm:pl-8">{title}</Dialog.Title>}
        <Dialog.Close aria-label={t('Close')} className="grid size-11 shrink-0 place-content-center">
          <X aria-hidden size={22} />
        </Dialog.Close>
      </div>
      <div className="grow px-5 pb-14 sm:px-10">
        {!isInBar && <Dialog.Title className="text-4xl sm:text-5xl">{title}</Dialog.Title>}
        {children}
      </div>
      {footer && (
        <div
          data-actions
          // It lies within the padding of the scrolled area, but is always seen: its focus must not scroll.
          className="[&_*]:-scroll-mb-24 sticky bottom-0 z-10 border-line border-t bg-paper px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-10"
        >
          {footer}
        </div>
      )}
    </DialogFrame>
  );
}

type SmallProps = Pick<Frame, 'onClose' | 'isChanged'> & {
  title: string;
  /** Whether the dialog is at the bottom of the screen, so that the page above it stays visible. */
  atBottom?: true;
  /** On opening, the element with `data-focus-first` is focused, or else the first focusable one. */
  children: ReactNode;
};

/** A small dialog for a message or a short form. It is open while it is rendered. */
export const SmallDialog = ({ title, atBottom, children, ...frame }: SmallProps) => (
  <DialogFrame
    {...frame}
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
