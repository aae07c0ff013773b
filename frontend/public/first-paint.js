// Runs before the first paint, and starts the app; in development the page starts it itself.
(() => {
  // So that the page never flashes in the wrong theme.
  const saved = localStorage.getItem('theme');
  const dark = saved ? saved === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  const { app, picture, pictureSizes } = document.currentScript?.dataset ?? {};
  if (!app) return;
  const start = () => import(app);
  const isSignedIn = Object.keys(localStorage).some((name) => name.endsWith('.refreshToken'));
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
  // Once the page is parsed: visitors see the top of the landing page before the app runs, which then renders it itself.
  document.addEventListener(
    'readystatechange',
    () => {
      const template = document.getElementById('landing');
      if (!isLanding || !template) return start();
      document.getElementById('root').append(template.content);
      // The app takes the processor: it waits for the picture to be painted, though not for a slow connection.
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
