import { slotOf } from '../../catalog.ts';
import { remember } from '../../remember.ts';

/** The fields that a rule tests: those of an item, with the tags of its description. */
export type Described = {
  readonly id?: string;
  readonly category: string;
  readonly color: string;
  readonly style: string;
  readonly tags: ReadonlySet<string>;
};
type Test = (item: Described) => boolean;

/**
 * Parses a rule about items. Spaces separate alternatives, and '&' joins the conditions of one alternative. A condition
 * is a category (`jeans`), a slot (`@top`), a tag (`#silk`), or a list of values (`color=red,pink`, `style=sporty`,
 * `id=…`, with each id URL-encoded). An exclamation mark negates a condition. 'jeans @top&#ripped color=white&!@shoes'
 * matches all jeans, ripped tops, and white items other than shoes. An empty rule matches nothing.
 */
export const ruleOf = remember((text: string): Test => {
  const alternatives = text
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => each.split('&').map(testOf));
  return (item) => alternatives.some((tests) => tests.every((test) => test(item)));
});

function testOf(condition: string): Test {
  if (condition.startsWith('!')) {
    const test = testOf(condition.slice(1));
    return (item) => !test(item);
  }
  const [key = '', values] = condition.split('=');
  if (values !== undefined) {
    const some = new Set(values.split(','));
    if (key === 'id') return ({ id }) => id !== undefined && some.has(encodeURIComponent(id));
    return key === 'color' ? ({ color }) => some.has(color) : ({ style }) => some.has(style);
  }
  if (key.startsWith('#')) return ({ tags }) => tags.has(key.slice(1));
  if (key.startsWith('@')) return ({ category }) => slotOf(category) === key.slice(1);
  return ({ category }) => category === key;
}
