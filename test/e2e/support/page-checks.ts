import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { swedish } from '#frontend/swedish/index.ts';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The smallest width and height of a target in CSS pixels. It is half a pixel below 44, because of rounding. */
const smallest = 43.5;

/** The serious and critical findings of axe on a page, once its animations have ended. */
export async function axeFindings(page: Page, rules?: string[]) {
  await page.evaluate(async (milliseconds) => {
    // Some animations, such as loading indicators, never end. So this waits a second at most.
    const longest = new Promise((resolve) => setTimeout(resolve, milliseconds, 'over'));
    // A transition that is interrupted ends, and another one begins.
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations()) {
      const ends = running.map(({ finished }) => finished.catch(() => undefined));
      if ((await Promise.race([Promise.all(ends), longest])) === 'over') return;
    }
  }, 1000);
  // The script is sent once to each document, and only the violations are sent back: both are large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    return (await axe.run({ resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) })).violations;
  }, rules);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The visible controls that are too small to tap. Links within running text are allowed to be small. */
export const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const within = (element: Element) =>
      (element instanceof HTMLInputElement && element.type === 'checkbox'
        ? element.closest('label')
        : null) ?? element;
    return [
      ...document.querySelectorAll('a[href], button, input, select, textarea, [role=tab], [role=switch]'),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(
        (element) =>
          !element.closest('.sr-only, [aria-hidden=true]') && !(element.matches('a') && element.closest('p')),
      )
      .filter((element) => !(element instanceof HTMLInputElement && element.type === 'file'))
      .map((element) => ({ element, box: within(element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < least || box.height < least))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
      );
  }, smallest);

/** By how much the page, or a dialog over it, is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const scrollers = [
      document.documentElement,
      ...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]'),
    ];
    return scrollers
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      .filter((extra) => extra > 0);
  });

/** By how much the bottom bar covers the end of the page, where it is shown. */
export const hiddenByBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label=Pages]');
    if (!bar?.checkVisibility()) return 0;
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
    return end - bar.getBoundingClientRect().top;
  });

/**
 * The texts on a Swedish page that are English although a Swedish text exists, including those for screen readers. Parts
 * that are marked as English are left out.
 */
export async function englishTexts(page: Page) {
  const texts = await page.evaluate(() => {
    const found = new Set([document.title]);
    for (const element of document.querySelectorAll('body *')) {
      if (element.matches('script, style, template, [lang="en"], [lang="en"] *')) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        found.add(element.getAttribute(name)?.trim() ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.add(node.textContent?.trim() ?? '');
    }
    return [...found];
  });
  const translated = new Map<string, string>(Object.entries(swedish));
  return texts.filter((text) => text !== 'Wardrobe' && (translated.get(text) ?? text) !== text);
}
