import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

export type Toast = {
  title: string;
  description?: string;
  tone?: 'success' | 'error' | 'info';
  /** A button in the toast, which closes it. */
  action?: { name: string; act: () => void } | undefined;
};

const looks = {
  success: 'border-line bg-surface text-ink',
  info: 'border-line bg-surface text-ink',
  error: 'border-danger bg-danger text-on-danger',
};

/** Just below the header, which is 4 rem high. */
const belowHeader = { top: '4.75rem' };

/** A React root of its own, so that toasts survive navigation. */
const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <Toaster
    // At the top of small screens and at the right of others: toasts cover no buttons at the lower edge of a dialog.
    position={matchMedia('(width < 48rem)').matches ? 'top-center' : 'bottom-right'}
    // Keeps the header's menu usable. The library reads one option or the other, depending on the width.
    offset={belowHeader}
    mobileOffset={belowHeader}
    containerAriaLabel="Messages"
    style={{ fontFamily: 'var(--font-sans)' }}
    toastOptions={{
      unstyled: true,
      duration: 5000,
      classNames: {
        toast: 'flex w-[min(26rem,calc(100vw-2rem))] gap-3 border p-4 text-sm shadow-xl',
        title: 'font-semibold',
        description: 'mt-0.5',
        actionButton:
          '-my-2.5 -mr-2 ml-auto min-h-11 shrink-0 px-3 font-semibold underline underline-offset-4',
      },
    }}
  />,
);

/** Shows a toast for 5 seconds. Use `notify`, which loads this module on demand. */
export const showToast = ({ title, description, tone = 'success', action }: Toast) =>
  toast[tone](title, {
    description,
    className: looks[tone],
    ...(action && { action: { label: action.name, onClick: action.act } }),
  });
