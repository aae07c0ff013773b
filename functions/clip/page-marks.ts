import type { Element } from './html-tree.ts';

/* What the parts of a page are called, by their classes and ids. */

const elsewhere = new Set(['nav', 'footer', 'aside']);
const otherProducts =
  /(?:^|[-_ ])(?:related|recommend\w*|similar|upsells?|cross-?sells?|you-?may|also-?(?:like|viewed|bought)|recently|complete-the-look|mini-?cart|menu|navbar|footer)(?:[-_ ]|$)/i;
export const ofPrice =
  /(?:^|[-_ ]|[a-z](?=P))(?:price|prices|prix|preis|pris|precio|prezzo|prijs|amount)(?:[-_ A-Z]|$)/i;
export const ofBrand =
  /(?:^|[-_ ])(?:brand|bylineInfo|brand-name|product-brand|vendor|product-vendor|manufacturer|marke|marque|designer)(?:[-_ ]|$)/i;
export const ofName = /(?:^|[-_ ])product[-_]*(?:title|name)/i;
export const ofCrumbs = /breadcrumb|brotkrumen|brodsmul|fil-ariane|migas/i;
export const ofData = /^data-(?:product-|item-)?(?:name|title|brand|price|currency|colou?r|category|image)$/;

/** Whether an element holds something else than the product of the page: its menus, or other products. */
export const isOutside = ({ name, attribs }: Element) =>
  elsewhere.has(name) ||
  (attribs['class'] !== undefined && name !== 'body' && otherProducts.test(attribs['class'].slice(0, 200))) ||
  (attribs['id'] !== undefined && otherProducts.test(attribs['id']));

const jsonAttribute = /^data-(?:(?:product|item|pdp|gtm|analytics|tracking)[\w-]*|mage-init)$/;
/** Whether an attribute holds an object, as some shops give their products to their scripts. */
export const isData = (name: string, value = '') =>
  (value.startsWith('{') || value.startsWith('[')) && value.length > 20 && jsonAttribute.test(name);

/** How a script starts that sets variables to data. */
export const setsData = /^\s*(?:\/\/[^\n]*\n\s*)?(?:window|self|var|let|const|Shopify|dataLayer)\b/;
