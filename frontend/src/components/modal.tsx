import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { smallScreen, useMediaQuery } from '../lib/media-query.ts';
import { t } from '../lib/t.ts';
import { DialogFrame } from './dialog-frame.tsx';

type Props = {
  title: ReactNode;
  onClose: ComponentProps<typeof DialogFrame>['onClose'];
  isChanged?: boolean | undefined;
  /** For forms: narrower, and only as high as its content. */
  narrow?: true;
  /** On phones the title is beside the Close button, so that the content begins at the top. */
  titleInBar?: true;
  /** Content that stays visible at the lower edge while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A large dialog, full screen on phones. It is open while it is rendered. */
export function Modal({ title, onClose, isChanged, narrow, titleInBar, footer, children }: Props) {
  const isInBar = useMediaQuery(smallScreen) && titleInBar;
  return (
    <DialogFrame
      onClose={onClose}
      isChanged={isChanged}
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
          className="sticky bottom-0 z-10 border-line border-t bg-paper px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-10"
        >
          {footer}
        </div>
      )}
    </DialogFrame>
  );
}
