import { expect, it, vi } from 'vitest';

it('focuses the next control when the focused one is removed, then the one before, then what is around', async () => {
  document.body.innerHTML = `<div><main tabindex="-1"><form><input aria-label="Wish"/>
    <ul><li><button>One</button></li><li><button>Two</button></li><li><button>Three</button></li></ul>
    </form></main></div>`;
  await import('../../../frontend/src/app/move-focus.ts');
  const [one, two, three] = document.querySelectorAll('button');
  const focusAfterRemovalOf = async (element?: Element | null) => {
    element?.remove();
    await Promise.resolve();
    return document.activeElement;
  };
  two?.focus();
  expect(await focusAfterRemovalOf(two?.parentElement)).toBe(three);
  expect(await focusAfterRemovalOf(three?.parentElement)).toBe(one);
  expect(await focusAfterRemovalOf(document.querySelector('ul'))).toBe(document.querySelector('input'));
  expect(await focusAfterRemovalOf(document.querySelector('form'))).toBe(document.querySelector('main'));
});

it('focuses the first invalid field of a sent form, until something is typed', async () => {
  document.body.innerHTML =
    '<form><input/><input aria-invalid="true"/><button type="button">Send</button></form>';
  await import('../../../frontend/src/app/move-focus.ts');
  const [form, [first, second], button] = [
    document.querySelector('form'),
    document.querySelectorAll('input'),
    document.querySelector('button'),
  ];
  button?.focus();
  form?.dispatchEvent(new Event('submit', { bubbles: true }));
  await vi.waitFor(() => expect(document.activeElement).toBe(second));
  if (first) first.ariaInvalid = 'true';
  await vi.waitFor(() => expect(document.activeElement).toBe(first));
  first?.dispatchEvent(new Event('input', { bubbles: true }));
  button?.focus();
  if (second) second.ariaInvalid = 'false';
  await Promise.resolve();
  expect(document.activeElement).toBe(button);
});
