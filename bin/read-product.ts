import { buffer } from 'node:stream/consumers';
import { decodeHtml } from '../functions/wardrobe/clip/decode-html.ts';
import { readProduct } from '../functions/wardrobe/clip/read-product.ts';

/** Prints, as one line of JSON, the product of the page on standard input; its URL tells what its addresses mean. */
const [url] = process.argv.slice(2);
console.log(JSON.stringify(readProduct(decodeHtml(await buffer(process.stdin)), url)));
