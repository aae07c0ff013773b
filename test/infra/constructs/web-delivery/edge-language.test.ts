import { expect, it } from 'vitest';
import { beyondEdgeLanguage } from '../../../support/aws-grammar/edge-language.ts';

it.each([
  `const a = 1; let b = \`\${a}-\${\`\${a}\`}\`;`,
  'var f = (one, ...more) => more.concat([one]).map(each => each ** 2);',
  'async function handler(event) { await event; return { a: event, get b() { return 1; } }; }',
  'try { throw 1; } catch (e) { delete e.a; } finally { label: for (var k in { a: 1, }) continue label; }',
  'switch (/a+/gi.test("a")) { case true: do { break; } while (true); default: void [1, , 2]; }',
])('allows %s', (code) => expect(beyondEdgeLanguage(code)).toEqual([]));

it.each([
  'function handler(event) { const { request } = event; return request; }',
  'const [first] = list;',
  'function f({ a }) { return a; }',
  'function f(a = 1) { return a; }',
  'f(...list);',
  'const all = [...list];',
  'const copy = { ...event };',
  'const copy = { event };',
  'const copy = { [name]: 1 };',
  'const copy = { run() { return 1; } };',
  'class A {}',
  'for (const each of list) f(each);',
  'function* f() { yield 1; }',
  'f`text`;',
  'f(a, b,);',
  'a?.b;',
  'a ?? b;',
  'a ||= b;',
  'try { f(); } catch { g(); }',
  'const big = 1n;',
  'const mask = 0b11;',
  '/a/u.test(b);',
  'import cf from "cloudfront";',
  'export const a = 1;',
])('reports %s', (code) => expect(beyondEdgeLanguage(code)).not.toEqual([]));
