import { expect, it } from 'vitest';

it('focuses the next control when the focused one is removed, then the one before, then what is around', async () => {
  document.body.innerHTML = `<div><main tabindex="-1"><form><input aria-label="Wish"/>
    <ul><li><button>One</button></li><li><button>Two</button></li><li><button>Three</button></li></ul>
    </form></main></div>`;
  await import('../../../frontend/src/app/keep-focus.ts');
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
