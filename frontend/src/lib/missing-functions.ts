/**
 * Functions of the language that Safari 16.4, Chrome 111 or Firefox 128 lack and the app uses. This module is loaded
 * before the others. Other functions that they lack do not compile, see `lib` in `tsconfig.browser.json`.
 */
const fillIn = (owner: object, functions: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(functions))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
};

function groupsOf<Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

fillIn(Map, { groupBy: groupsOf });
fillIn(Object, {
  groupBy: <Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => PropertyKey) =>
    Object.assign(Object.create(null), Object.fromEntries(groupsOf(items, keyOf))),
});
fillIn(Promise, {
  withResolvers() {
    const made: Record<string, unknown> = {};
    made['promise'] = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
    return made;
  },
});
fillIn(RegExp, { escape: (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`) });
fillIn(URL, {
  canParse(url: string, base?: string) {
    try {
      return Boolean(new URL(url, base));
    } catch {
      return false;
    }
  },
});
