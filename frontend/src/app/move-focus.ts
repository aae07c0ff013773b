import { takesFocus } from '../components/use-focus-return.ts';

/** What can take over the focus. Not a text field on a phone, where it would open the keyboard. */
const controls = () =>
  `a[href], button:not(:disabled), select, summary${matchMedia('(hover: none)').matches ? '' : ', input, textarea'}`;

/** The element that was focused last. */
let focused: Element | null = null;
addEventListener('focusin', ({ target }) => {
  focused = target as Element;
});

/**
 * If the focused element is removed from the page, focuses the next control of its list or group, or else the one
 * before. It does nothing if a component has focused something itself.
 */
new MutationObserver((changes) => {
  if (!focused || focused.isConnected || document.activeElement !== document.body) return;
  const change = changes.find(
    ({ target, removedNodes }) =>
      // Dialogs and menus are in the body itself. They return the focus when they close.
      target !== document.body &&
      target.isConnected &&
      [...removedNodes].some((node) => node.contains(focused)),
  );
  if (change) focusNear(change);
}).observe(document.body, { childList: true, subtree: true });

function focusNear({ target, previousSibling: before }: MutationRecord) {
  const place = new Range();
  if (before?.isConnected) place.setStartAfter(before);
  else place.setStart(target, 0);
  for (let group = target as Element | null; group; group = group.parentElement) {
    const near = group.matches('main') ? [group] : [...group.querySelectorAll(controls())];
    const after = near.filter((control) => place.comparePoint(control, 0) > 0);
    if ([...after, ...near.slice(0, near.length - after.length).reverse()].some(takesFocus)) return;
  }
}

/** Focuses the first invalid field of a form that was sent, also if the server finds the error. Typing ends the wait. */
addEventListener('submit', ({ target }) => {
  const form = target as HTMLFormElement;
  const focusInvalid = () => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  setTimeout(focusInvalid);
  const errors = new MutationObserver(focusInvalid);
  errors.observe(form, { attributeFilter: ['aria-invalid'], subtree: true });
  form.addEventListener('input', () => errors.disconnect(), { once: true });
});
