import { buffer } from 'node:stream/consumers';
import { decodeHtml } from '#functions/clip/decode-html';
import { readProduct } from '#functions/clip/read-product';
import { clipCategoryOf } from '../../shared/rules/clip-category.ts';

/**
 * Reads a product page from standard input and prints its product as one line of JSON. The page's URL is an optional
 * argument; relative addresses are resolved against it.
 */
const [url] = process.argv.slice(2);
const product = readProduct(decodeHtml(await buffer(process.stdin)), url);
console.log(JSON.stringify({ ...product, category: product.category && clipCategoryOf(product.category) }));
