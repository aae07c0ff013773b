import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { smallScreen } from '../lib/media-query.ts';
import { t } from '../lib/t.ts';
import { freeFocus, keepAboveFocus } from './toaster-focus.ts';

export type Toast = {
  title: string;
  description?: string;
  tone?: 'success' | 'error' | 'info';
  /** Whether the page itself announces the same. Screen readers then do not read the toast. */
  isSaid?: true;
  /** A button in the toast. Pressing it also closes the toast. */
  action?: { name: string; act: () => void } | undefined;
  /** 5 seconds if not given, and 10 with a button. Errors stay until they are closed or a later success ends. */
  milliseconds?: number;
};

const looks = {
  success: 'border-line bg-surface text-ink',
  info: 'border-line bg-surface text-ink',
  error: 'border-danger bg-danger text-on-danger',
};

/** Toasts are above the bars at the lower edge, the on-screen keyboard, and a focus that they would cover otherwise. */
const aboveBars = {
  bottom: 'calc(max(var(--keyboard, 0px), var(--focused, 0px), var(--bottom-bar) + var(--actions)) + 1rem)',
};

/** Sets the CSS variable `--keyboard` to the height of the page that the on-screen keyboard covers. */
function measureKeyboard() {
  const { height, offsetTop, scale } = visualViewport ?? { height: innerHeight, offsetTop: 0, scale: 1 };
  const covered = scale === 1 ? Math.max(0, innerHeight - height - offsetTop) : 0;
  document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`);
}
globalThis.visualViewport?.addEventListener('resize', measureKeyboard);
globalThis.visualViewport?.addEventListener('scroll', measureKeyboard);

/** How long a toast is shown, in milliseconds: longer if something can still be undone. */
const usual = 5000;
const withAction = 10_000;

/** The toaster has its own React root, so that toasts stay during navigation. */
const root = document.body.appendChild(document.createElement('div'));
freeFocus(root, (hasFocus) => render(hasFocus));
keepAboveFocus(root);
const toaster = createRoot(root);
/** Renders the toasts. While they have the focus, they are not stacked, because a stack shows only the newest. */
const render = (hasFocus: boolean) =>
  toaster.render(
    <Toaster
      expand={hasFocus}
      // At the lower edge toasts do not cover a page's title.
      position={matchMedia(smallScreen).matches ? 'bottom-center' : 'bottom-right'}
      // The library reads one of the two options, depending on the width of the window.
      offset={aboveBars}
      mobileOffset={aboveBars}
      containerAriaLabel={t('Announcements')}
      style={{ fontFamily: 'var(--font-sans)' }}
      toastOptions={{
        unstyled: true,
        // The library would end a toast that has the focus.
        duration: Number.POSITIVE_INFINITY,
        closeButtonAriaLabel: t('Close'),
        classNames: {
          toast:
            'flex w-[min(26rem,calc(100vw-2rem))] gap-3 border p-4 text-sm shadow-xl focus-visible:[outline:2px_solid_var(--accent)]!',
          title: 'font-semibold',
          description: 'mt-0.5',
          actionButton:
            '-my-2.5 -mr-2 ml-auto min-h-11 shrink-0 px-3 font-semibold underline underline-offset-4',
          closeButton: 'order-last -my-2.5 -mr-3 ml-auto grid size-11 shrink-0 place-content-center',
        },
      }}
    />,
  );
render(false);

/** What keeps the toasts open. On touch screens a tapped toast counts as hovered until the next tap. */
const inUse = `:focus-visible${matchMedia('(hover: none)').matches ? '' : ', [data-sonner-toast]:hover'}`;

/** Closes a toast after a time, and not while the toasts are hovered or have the focus. */
function endLater(id: string | number, milliseconds: number) {
  setTimeout(() => {
    if (document.hidden || root.querySelector(inUse)) endLater(id, milliseconds);
    else toast.dismiss(id);
  }, milliseconds);
}

/** The errors that were shown last, by their texts. */
const errors = new Map<string, { id: string | number; since: number }>();

/** Closes an earlier toast with the same error. */
function replaceSame(text: string, id: string | number) {
  const same = errors.get(text);
  if (same) toast.dismiss(same.id);
  errors.set(text, { id, since: Date.now() });
}

/** Closes, together with a success, the errors that were there well before it. Those of the same moment stay. */
function endErrors(milliseconds: number) {
  for (const [text, { id, since }] of errors)
    if (Date.now() - since > usual) {
      endLater(id, milliseconds);
      errors.delete(text);
    }
}

// The errors of a page end when it is left, in browsers that tell of it.
globalThis.navigation?.addEventListener('navigate', ({ destination }) => {
  if (new URL(destination.url).pathname !== location.pathname) endErrors(0);
});

/** Shows a toast; returns a function that closes it. Use `notify`, which loads this module on demand. */
export function showToast({ title, description, tone = 'success', isSaid, action, ...shown }: Toast) {
  const { milliseconds = action ? withAction : usual } = shown;
  const silent = (text?: string) => (isSaid ? <span aria-hidden>{text}</span> : text);
  const id = toast[tone](silent(title), {
    description: silent(description),
    className: looks[tone],
    closeButton: tone === 'error',
    ...(action && { action: { label: action.name, onClick: action.act } }),
  });
  if (tone === 'success') endErrors(milliseconds);
  if (tone === 'error') replaceSame(`${title} ${description}`, id);
  else endLater(id, milliseconds);
  return () => void toast.dismiss(id);
}
