import { buffer } from 'node:stream/consumers';
import { decodeHtml } from '#functions/clip/decode-html';
import { readProduct } from '#functions/clip/read-product';
import { clipCategoryOf } from '../shared/rules/clip-category.ts';

/** Prints, as one line of JSON, the product of the page on standard input; its URL tells what its addresses mean. */
const [url] = process.argv.slice(2);
const product = readProduct(decodeHtml(await buffer(process.stdin)), url);
console.log(JSON.stringify({ ...product, category: product.category && clipCategoryOf(product.category) }));
