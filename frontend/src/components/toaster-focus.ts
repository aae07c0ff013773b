import { takesFocus } from './use-focus-return.ts';

/**
 * Lets Tab lead past the toasts. The library would return the focus whenever it leaves them, so these listeners keep
 * the events from it; they must be added before its own ones. `onChange` is told whether the toasts have the focus.
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
    // The toast's own edges move while it comes in. A tall element is not covered as a whole.
    const { bottom } = toast.parentElement.getBoundingClientRect();
    const isCovered =
      box.left < right && box.right > left && box.top < bottom && box.bottom > bottom - toast.offsetHeight;
    if (isCovered && box.top > innerHeight / 2) style.setProperty('--focused', `${innerHeight - box.top}px`);
  };
  for (const type of ['focusin', 'scrollend'] as const) document.addEventListener(type, place);
  new MutationObserver(place).observe(root, { childList: true, subtree: true });
}
