import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuUsage } from 'node:process';
import ogs from 'open-graph-scraper';
import { expect, it } from 'vitest';
import { decodeHtml } from '#functions/clip/decode-html';
import { readProduct } from '#functions/clip/read-product';

const folder = join(import.meta.dirname, '../functions/clip/pages');
const every = Number(process.env['BENCH_EVERY'] ?? 3);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 1);
const largestRatio = 0.6;

/** Product pages with as much surrounding content as real shops have: 150 to 700 kB. */
const pages = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .filter((_, i) => i % every === 0)
  .map((name, i) => crowd(decodeHtml(readFileSync(join(folder, name))), 60 + (i % 7) * 120));

const readers = {
  own: async (html: string) => readProduct(html, 'https://shop.example/p/1').title,
  'open-graph-scraper': async (html: string) => (await ogs({ html })).result.ogTitle ?? 'none',
};
type Reader = keyof typeof readers;

it('reading a page takes at most 0.6 times the processor time of open-graph-scraper on the same pages', async () => {
  const times: Record<Reader, number[]> = { own: [], 'open-graph-scraper': [] };
  const titles: unknown[] = [];
  // The first round is a warm-up for both.
  for (let round = 0; round <= rounds; round++)
    for (const name of Object.keys(readers) as Reader[]) {
      const start = cpuUsage();
      for (const html of pages) titles.push(await readers[name](html));
      const { user, system } = cpuUsage(start);
      if (round > 0) times[name].push((user + system) / 1000 / pages.length);
    }
  const [own, other] = [median(times.own), median(times['open-graph-scraper'])];
  console.log(
    `Reading a product page: ${own.toFixed(1)} ms of processor time, open-graph-scraper ${other.toFixed(1)} ms, ratio ${(own / other).toFixed(2)} (at most ${largestRatio}).`,
  );
  expect(own / other).toBeLessThanOrEqual(largestRatio);
  expect(titles.filter(Boolean)).toHaveLength(pages.length * 2 * (rounds + 1));
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Adds menus, other products, scripts and styles to a page. */
function crowd(html: string, amount: number): string {
  const item = (i: number) =>
    `<li class="menu__item menu__item--${i}"><a class="menu__link" href="/c/${i}" data-track="nav-${i}"><span>Category ${i} &amp; more</span></a></li>`;
  const card = (i: number) =>
    `<article class="card card-wrapper" data-id="${i}"><a href="/p/${i}"><picture><source srcset="/i/${i}.webp 400w" type="image/webp"><img loading="lazy" class="card__image" src="/i/${i}-300.jpg" srcset="/i/${i}-300.jpg 300w, /i/${i}-600.jpg 600w" width="300" height="400" alt="Item ${i}"></picture><h3 class="card__title">Item ${i}</h3><div class="card__cost"><span>$${i}.00</span></div></a><button type="button" class="button" aria-label="Add ${i}"><svg width="16" height="16"><path d="M1 ${i}h14v2H1z"/></svg></button></article>`;
  const many = (make: (i: number) => string) => Array.from({ length: amount }, (_, i) => make(i)).join('\n');
  const script = `<script>window.dataLayer=window.dataLayer||[];${many((i) => `dataLayer.push({"event":"view","id":${i},"list":"a<b"});`)}</script>`;
  const style = `<style>${many((i) => `.c${i}{color:#${100 + i};margin:${i}px}`)}</style>`;
  const foot = `<div class="you-may-like">${many(card)}</div><footer><ul>${many(item)}</ul></footer>${script}</body>`;
  return html
    .replace('</head>', () => `${style}${script}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}<nav><ul>${many(item)}</ul></nav>`)
    .replace('</body>', () => foot);
}
