import { beforeEach, expect, it, vi } from 'vitest';

const pageOf = (build: string) => `<head><meta name="build" content="${build}"></head>`;
const tell = vi.fn();
let served: string;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  tell.mockReset();
  served = 'new';
  document.head.innerHTML = '<meta name="build" content="old">';
  document.body.innerHTML = '';
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(pageOf(served))),
  );
});

async function listening() {
  const build = await import('#frontend/lib/new-build.ts');
  build.whenNewBuild(tell);
  return build;
}

it('a reload is offered once when an answer is of another build, and not when it is of the same one', async () => {
  const { compareBuild } = await listening();
  await compareBuild('old');
  expect(fetch).not.toHaveBeenCalled();
  await compareBuild('new');
  vi.advanceTimersByTime(3_600_000);
  await compareBuild('new');
  expect(tell).toHaveBeenCalledOnce();
});

it('no reload is offered while it would bring the old pages again, nor after it did', async () => {
  served = 'old';
  for (const _reload of [1, 2]) {
    vi.resetModules();
    const { compareBuild } = await listening();
    for (const _minute of [1, 2, 3]) {
      await compareBuild('new');
      vi.advanceTimersByTime(60_000);
    }
  }
  expect(tell).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledTimes(6);
  served = 'new';
  await (await listening()).compareBuild('new');
  expect(tell).toHaveBeenCalledOnce();
});

it('a reload asks before it loses what is typed, and does not ask about what is kept or found', async () => {
  const { askIfTextIsLost } = await listening();
  const asks = () => {
    askIfTextIsLost();
    return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  };
  document.body.innerHTML =
    '<form data-kept><textarea></textarea></form><input type="search"><input id="title" value="Rain">';
  const type = (selector: string, text: string) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (!field) throw new Error(`There is no ${selector}.`);
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('textarea', 'Kept as a draft');
  type('[type=search]', 'shirts');
  expect(asks()).toBe(false);
  type('#title', 'Snow');
  expect(asks()).toBe(true);
  type('#title', '');
  expect(asks()).toBe(false);
});
