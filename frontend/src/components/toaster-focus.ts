import { takesFocus } from './use-focus-return.ts';

/**
 * Lets Tab lead past the toasts. The library would return the focus whenever it leaves them, so these listeners keep
 * the events from it; they must be added before its own ones. A button of a toast and Escape return the focus.
 * `onChange` is called with whether the toasts have the focus.
 */
export function freeFocus(root: HTMLElement, onChange: (hasFocus: boolean) => void) {
  let before: EventTarget | null = null;
  const isWithin = (target: EventTarget | null) => target instanceof Node && root.contains(target);
  const giveBack = () => [before as Element | null, document.getElementById('content')].some(takesFocus);
  const onFocus = (event: FocusEvent) => {
    event.stopImmediatePropagation();
    if (event.type === 'focusin' && !isWithin(event.relatedTarget)) before = event.relatedTarget;
    onChange(event.type === 'focusin' || isWithin(event.relatedTarget));
  };
  for (const type of ['focusin', 'focusout'] as const)
    root.addEventListener(type, onFocus, { capture: true });
  root.addEventListener('keydown', ({ key }) => key === 'Escape' && giveBack());
  // Every button of a toast also closes it.
  root.addEventListener('click', ({ target }) => (target as Element).closest('button') && giveBack());
}

/** Keeps the toasts above the element that has the focus if they would cover it. The CSS variable `--focused` raises them. */
export function keepAboveFocus(root: HTMLElement) {
  const { style } = document.documentElement;
  const place = () => {
    style.removeProperty('--focused');
    const toast = root.querySelector<HTMLElement>('[data-front=true]');
    const focused = document.activeElement;
    if (!toast?.parentElement || !focused || root.contains(focused)) return;
    const box = focused.getBoundingClientRect();
    const { left, right } = toast.getBoundingClientRect();
    // Not the toast's own edges, which move while it comes in.
    const { bottom } = toast.parentElement.getBoundingClientRect();
    const isCovered =
      box.left < right && box.right > left && box.top < bottom && box.bottom > bottom - toast.offsetHeight;
    // A large element is not covered as a whole.
    if (isCovered && box.top > innerHeight / 2) style.setProperty('--focused', `${innerHeight - box.top}px`);
  };
  document.addEventListener('focusin', place);
  document.addEventListener('scrollend', place);
  new MutationObserver(place).observe(root, { childList: true, subtree: true });
}
