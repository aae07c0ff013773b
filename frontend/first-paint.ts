import { createServer, type Plugin, type Rolldown } from 'vite';
import type { Language } from '../shared/languages.ts';
import { translation } from './translation.ts';

/**
 * Puts the top of the landing page into the built page, in a template that `public/first-paint.js` shows, and leaves it to
 * that script to start the app, which is loaded meanwhile.
 */
export const firstPaint = (language: Language): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
      const app = script.exec(html)?.[1];
      if (!app) throw new Error('The built page has no script.');
      const page = withBuiltAssets(await prerender(language), bundle);
      // React puts a link before the page that loads its picture, which is here loaded even sooner.
      const link = /^<link rel="preload" as="image" imageSrcSet="([^"]+)" imageSizes="([^"]+)"[^>]*>/.exec(
        page,
      );
      if (!link) throw new Error('The prerendered page does not begin with the link of its picture.');
      return {
        html: html
          .replace(script, `<link rel="modulepreload" crossorigin href="${app}">`)
          .replace(
            'src="/first-paint.js"',
            `$& data-app="${app}" data-picture="${link[1]}" data-picture-sizes="${link[2]}"`,
          ),
        tags: [
          {
            tag: 'template',
            attrs: { id: 'landing' },
            children: page.slice(link[0].length),
            injectTo: 'body',
          },
        ],
      };
    },
  },
});

/** Renders the top of the landing page, with its assets under the addresses of their sources. */
async function prerender(language: Language): Promise<string> {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [translation(language)],
  });
  try {
    const module = await server.ssrLoadModule('/src/prerendered.tsx');
    return module['prerendered']();
  } finally {
    await server.close();
  }
}

/** Replaces the addresses of assets' sources by those of the built files. */
const withBuiltAssets = (html: string, bundle: Rolldown.OutputBundle) =>
  html.replaceAll(/\/src\/assets\/[\w./-]+/g, (source) => {
    const built = Object.values(bundle).find(
      (file) => file.type === 'asset' && file.originalFileNames.includes(source.slice(1)),
    );
    if (!built) throw new Error(`${source} is not among the built files.`);
    return `/${built.fileName}`;
  });
