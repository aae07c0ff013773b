import { createServer, type Plugin, type Rolldown } from 'vite';
import type { Language } from '../shared/languages.ts';
import { translation } from './translation.ts';

/**
 * Renders the top of the landing page into the built page, in a template. `public/first-paint.js` shows the template
 * and then starts the app. The app's script is preloaded meanwhile.
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
      // React puts a preload link for the picture before the page. The link is taken out, and its values are passed to
      // `first-paint.js`, which preloads the picture even sooner.
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

/** Renders the top of the landing page. Its assets still have the addresses of their source files. */
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

/** Replaces the addresses of source assets by those of the built files. Throws if an asset is not in the bundle. */
const withBuiltAssets = (html: string, bundle: Rolldown.OutputBundle) =>
  html.replaceAll(/\/src\/assets\/[\w./-]+/g, (source) => {
    const built = Object.values(bundle).find(
      (file) => file.type === 'asset' && file.originalFileNames.includes(source.slice(1)),
    );
    if (!built) throw new Error(`${source} is not among the built files.`);
    return `/${built.fileName}`;
  });
