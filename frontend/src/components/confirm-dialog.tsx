import { AlertDialog } from 'radix-ui';
import { useRef } from 'react';
import { t } from '../lib/t.ts';
import { Button } from './button.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

type Props = {
  title: string;
  text: string;
  /** The text of the button that confirms. */
  action: string;
  /** The text of the other button. */
  cancel?: string;
  look?: 'danger' | 'primary';
  onConfirm: () => void;
  /** Called by the other button. Escape and Back only close. */
  onCancel?: () => void;
  /** Called when it closes, however. */
  onClose: () => void;
};

/** Asks a question, mostly before something is deleted for good. It is open while it is rendered. */
export function ConfirmDialog({
  title,
  text,
  action,
  cancel = t('Cancel'),
  look = 'danger',
  onConfirm,
  onCancel,
  onClose,
}: Props) {
  const confirmed = useRef(false);
  const returnFocus = useFocusReturn({ openerGoes: () => confirmed.current });
  useBackCloses(onClose);
  const confirm = () => {
    confirmed.current = true;
    stopSecondClick();
    onConfirm();
  };
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <AlertDialog.Content
          onCloseAutoFocus={returnFocus}
          className="fixed top-1/2 left-1/2 z-50 grid w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 gap-4 bg-surface p-6 shadow-2xl"
        >
          <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-soft">{text}</AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3 pt-2">
            <AlertDialog.Cancel asChild>
              <Button look="outline" onClick={onCancel}>
                {cancel}
              </Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look={look} onClick={confirm}>
                {action}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** In milliseconds. */
const doubleClick = 500;

/**
 * Cancels the next click on the page if it is the second of a double click, because the dialog is closed by then and the
 * click would reach the page behind it. `ignoreSecondClick` of a button does not help there: it cancels the button's own.
 */
function stopSecondClick() {
  const ignore = (event: MouseEvent) => event.detail > 1 && event.stopPropagation();
  window.addEventListener('click', ignore, {
    capture: true,
    once: true,
    signal: AbortSignal.timeout(doubleClick),
  });
}
