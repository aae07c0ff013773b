/*
 * Answers name the build of the pages that belong to the server. Another build than that of this page means that the
 * page is older. API and pages are deployed one after the other, so a reload is offered only when it brings that build.
 */

/** What is typed here is lost with a reload, unless it is in an element with `data-kept`. */
const fields = 'textarea, input:not([type=search], [type=checkbox], [type=radio], [type=file], [type=range])';
/** In milliseconds: how long the page waits before it looks again whether the new build can be loaded. */
const pause = 60_000;

const own = document.querySelector('meta[name=build]')?.getAttribute('content');
/** The build for which a reload was offered last. At first that of this page, for which none is needed. */
let offered = own;
let lookedAt = Number.NEGATIVE_INFINITY;
let offer: (() => void) | undefined;
const typedIn = new WeakSet<EventTarget>();
const noteTyping = ({ target }: Event) => void (target && typedIn.add(target));

/** Sets what is called, once for each build, when a reload would bring another build. */
export function whenNewBuild(tell: () => void) {
  offer = tell;
  addEventListener('input', noteTyping, true);
}

/** Compares the build that an answer names with that of this page. */
export async function compareBuild(build: string) {
  if (!own || build === offered || !offer || Date.now() - lookedAt < pause) return;
  lookedAt = Date.now();
  if ((await servedBuild()) !== build) return;
  offered = build;
  offer();
}

/** The build that a reload would bring; undefined without a connection. */
async function servedBuild(): Promise<string | undefined> {
  const page = await fetch('/', { cache: 'no-store' }).then(
    (response) => response.text(),
    () => '',
  );
  return /name="build" content="([^"]+)"/.exec(page)?.[1];
}

/** Whether a reload would bring another build than that of this page, whose scripts may be gone then. */
export async function isOutdated(): Promise<boolean> {
  const served = await servedBuild();
  return served !== undefined && served !== own;
}

/** Makes the browser ask before the reload that follows, if that would lose what is typed. */
export function askIfTextIsLost() {
  const isLost = [...document.querySelectorAll<HTMLInputElement>(fields)].some(
    (field) => typedIn.has(field) && field.value && !field.closest('[data-kept]'),
  );
  if (isLost) addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
}
