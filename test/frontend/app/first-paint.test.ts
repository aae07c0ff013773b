import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada } from '../../support/examples/made-up.ts';
import { beginSession } from '../../support/fake/user-pool.ts';

const source = readFileSync('frontend/public/first-paint.js', 'utf8');
const started = vi.fn();
let report: (list: { getEntries: () => { element: Element | null }[] }) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('startApp', started);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: typeof report) {
        report = listener;
      }
      observe = () => undefined;
    },
  );
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  started.mockClear();
});

/** Does what the built page does at a path until it is parsed. */
function openAt(path: string) {
  history.replaceState(null, '', path);
  document.body.innerHTML =
    '<div id="root"></div><template id="landing"><h1>Transform</h1><img alt="" /></template>';
  const script = document.createElement('script');
  Object.assign(script.dataset, { app: '/app.js', picture: '/hero.webp 1w', pictureSizes: '100vw' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // Node.js cannot import a script by its URL path, so `import` is replaced.
  new Function(source.replaceAll('import(app)', 'startApp(app)'))();
  document.dispatchEvent(new Event('readystatechange'));
}
const shown = () => document.querySelector('#root h1')?.textContent;
const preloaded = () => document.head.querySelectorAll('link[rel=preload]').length;

it('the first paint shows a visitor the top of the landing page, and the app starts once its picture is painted, or is slow', () => {
  openAt('/');
  expect(shown()).toBe('Transform');
  expect(preloaded()).toBe(1);
  report({ getEntries: () => [{ element: document.querySelector('h1') }] });
  expect(started).not.toHaveBeenCalled();
  report({ getEntries: () => [{ element: document.querySelector('#root img') }] });
  expect(started).toHaveBeenCalledWith('/app.js');
  vi.advanceTimersByTime(1000);
  expect(started).toHaveBeenCalledOnce();
  started.mockClear();
  openAt('/');
  vi.advanceTimersByTime(249);
  expect(started).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(started).toHaveBeenCalledOnce();
});

it('the first paint of another page, and for someone who is signed in, is the app’s', () => {
  openAt('/auth');
  expect([shown(), preloaded(), started.mock.calls.length]).toEqual([undefined, 0, 1]);
  beginSession(ada);
  openAt('/');
  expect([shown(), preloaded(), started.mock.calls.length]).toEqual([undefined, 0, 2]);
});

it('a browser that is too old is left with what the page says without the app', () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  delete document.documentElement.dataset['theme'];
  openAt('/dashboard');
  expect(started).not.toHaveBeenCalled();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('fills in what an old browser lacks, as a new one has it', async () => {
  const own = { groupBy: Map.groupBy, withResolvers: Promise.withResolvers, escape: RegExp.escape };
  for (const [owner, name] of [
    [Map, 'groupBy'],
    [Object, 'groupBy'],
    [Promise, 'withResolvers'],
    [RegExp, 'escape'],
  ] as const)
    Reflect.deleteProperty(owner, name);
  new Function(readFileSync('frontend/public/missing-functions.js', 'utf8'))();
  expect(Map.groupBy).not.toBe(own.groupBy);
  const byLength = ({ length }: string) => length;
  expect([...Map.groupBy(['a', 'bc', 'd'], byLength)]).toEqual([
    [1, ['a', 'd']],
    [2, ['bc']],
  ]);
  expect({ ...Object.groupBy(['a', 'bc'], byLength) }).toEqual({ 1: ['a'], 2: ['bc'] });
  expect(new RegExp(`^${RegExp.escape('a.b*[c]/-')}$`).test('a.b*[c]/-')).toBe(true);
  const { promise, resolve } = Promise.withResolvers();
  resolve('done');
  expect(await promise).toBe('done');
  Object.assign(Map, { groupBy: own.groupBy });
});
