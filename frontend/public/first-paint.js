// Runs before the first paint and starts the app. In development the page itself starts the app.
(() => {
  // Safari 16.4, Chrome 111 and Firefox 128 are the first to pass. An older browser shows what the page says without
  // the app: the paragraph `too-old`, which is hidden once there is a theme.
  try {
    /(?<=a)b/;
  } catch {
    return;
  }
  if (!CSS.supports('color', 'color-mix(in srgb, red, red)') || !CSS.registerProperty) return;

  // The only Trusted Types policy of the page. It lets files of the build be loaded as scripts, for example of a worker.
  // It has no rule for HTML or code, so that the browser refuses to make either from a text.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url.startsWith(`${location.origin}/assets/`) ? url : null),
  });

  // Sets the theme now, so that the page does not flash in the wrong theme.
  const saved = localStorage.getItem('theme');
  const dark = saved ? saved === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  const { app, picture, pictureSizes } = document.currentScript?.dataset ?? {};
  if (!app) return;
  const isWhole = Promise.withResolvers && Map.groupBy && RegExp.escape && URL.canParse;
  const missing = '/missing-functions.js';
  const start = () => (isWhole ? import(app) : import(missing).then(() => import(app)));
  const isSignedIn = localStorage.getItem('session') !== null;
  const isLanding = location.pathname === '/' && !isSignedIn;
  if (isLanding) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.imageSrcset = picture;
    link.imageSizes = pictureSizes;
    link.fetchPriority = 'high';
    document.head.append(link);
  }
  // Once the page is parsed, visitors see the prerendered top of the landing page. The app then renders it again.
  document.addEventListener(
    'readystatechange',
    () => {
      const template = document.getElementById('landing');
      if (!isLanding || !template) return start();
      document.getElementById('root').append(template.content);
      // The app keeps the processor busy. It therefore starts after the picture has been painted, or after 250 ms on a
      // slow connection.
      const patience = setTimeout(start, 250);
      new PerformanceObserver((list) => {
        if (!list.getEntries().some(({ element }) => element?.tagName === 'IMG')) return;
        clearTimeout(patience);
        start();
      }).observe({ type: 'largest-contentful-paint' });
    },
    { once: true },
  );
})();
