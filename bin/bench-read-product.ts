import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuUsage } from 'node:process';
import ogs from 'open-graph-scraper';
import { decodeHtml } from '../functions/wardrobe/clip/decode-html.ts';
import { readProduct } from '../functions/wardrobe/clip/read-product.ts';

/**
 * Prints the processor time that reading a page takes beside that of open-graph-scraper, on the same pages in one
 * run: pages as shops write them, with as much around the product as shops put there.
 */
const folder = join(import.meta.dirname, '../test/functions/wardrobe/clip/pages');
const rounds = Number(process.argv[2] ?? 12);
const small = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => decodeHtml(readFileSync(join(folder, name))));
const pages = small.map((html, i) => crowd(html, 60 + (i % 7) * 120));
const characters = pages.reduce((sum, { length }) => sum + length, 0);

const readers = {
  'read-product': async (html: string) => readProduct(html, 'https://shop.example/p/1'),
  'open-graph-scraper': async (html: string) => (await ogs({ html })).result,
};
const times: Record<string, number[]> = { 'read-product': [], 'open-graph-scraper': [] };
for (let round = -2; round < rounds; round++)
  for (const [name, read] of Object.entries(readers)) {
    globalThis.gc?.();
    const start = cpuUsage();
    for (const html of pages) await read(html).catch(() => undefined);
    const { user, system } = cpuUsage(start);
    if (round >= 0) times[name]?.push((user + system) / 1000 / pages.length);
  }

const median = (values: number[] = []) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const [own, other] = [median(times['read-product']), median(times['open-graph-scraper'])];
console.log(
  JSON.stringify({
    pages: pages.length,
    charactersPerPage: Math.round(characters / pages.length),
    millisecondsPerPage: { readProduct: round(own), openGraphScraper: round(other) },
    ratio: round(own / other),
  }),
);

function round(value: number) {
  return Math.round(value * 1000) / 1000;
}

/** A page with menus, other products, scripts and styles around its own. */
function crowd(html: string, amount: number): string {
  const item = (i: number) =>
    `<li class="menu__item menu__item--${i}"><a class="menu__link" href="/c/${i}" data-track="nav-${i}"><span>Category ${i} &amp; more</span></a></li>`;
  const card = (i: number) =>
    `<article class="card card-wrapper" data-id="${i}"><a href="/p/${i}"><picture><source srcset="/i/${i}.webp 400w" type="image/webp"><img loading="lazy" class="card__image" src="/i/${i}-300.jpg" srcset="/i/${i}-300.jpg 300w, /i/${i}-600.jpg 600w" width="300" height="400" alt="Item ${i}"></picture><h3 class="card__title">Item ${i}</h3><div class="card__cost"><span>$${i}.00</span></div></a><button type="button" class="button" aria-label="Add ${i}"><svg width="16" height="16"><path d="M1 ${i}h14v2H1z"/></svg></button></article>`;
  const many = (make: (i: number) => string, count: number) =>
    Array.from({ length: count }, (_, i) => make(i)).join('\n');
  const script = `<script>window.dataLayer=window.dataLayer||[];${many((i) => `dataLayer.push({"event":"view","id":${i},"list":"a<b"});`, amount)}</script>`;
  const style = `<style>${many((i) => `.c${i}{color:#${100 + i};margin:${i}px}`, amount)}</style>`;
  const head = `${style}${script}</head>`;
  const foot = `<div class="you-may-like">${many(card, amount)}</div><footer><ul>${many(item, amount)}</ul></footer>${script}</body>`;
  return html
    .replace('</head>', () => head)
    .replace(/<body[^>]*>/, (body) => `${body}<nav><ul>${many(item, amount)}</ul></nav>`)
    .replace('</body>', () => foot);
}
