import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

export type Toast = { title: string; description?: string; tone?: 'success' | 'error' | 'info' };

const looks = {
  success: 'border-line bg-surface text-ink',
  info: 'border-line bg-surface text-ink',
  error: 'border-danger bg-danger text-on-danger',
};

/** The header is 4 rem high. */
const belowHeader = { top: '4.75rem' };

/** Toasts have a root of their own, so that they outlive the page that raised them. */
const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <Toaster
    // At the bottom of a small screen they would lie over the button that the thumb is at.
    position={matchMedia('(width < 48rem)').matches ? 'top-center' : 'bottom-center'}
    // At the top they lie below the header, whose menu has to stay within reach; the two differ by the width.
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
      },
    }}
  />,
);

export const showToast = ({ title, description, tone = 'success' }: Toast) =>
  toast[tone](title, { description, className: looks[tone] });
