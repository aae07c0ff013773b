// Functions of the language that Safari 16.4, Chrome 111 or Firefox 128 lack and the app uses. `first-paint.js` loads this
// file before the app where one is missing. Other functions that they lack do not compile, see `lib` in
// `tsconfig.browser.json`.
const fillIn = (owner, functions) => {
  for (const [name, value] of Object.entries(functions))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
};

function groupsOf(items, keyOf) {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    if (groups.has(key)) groups.get(key).push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

fillIn(Map, { groupBy: groupsOf });
fillIn(Object, {
  groupBy: (items, keyOf) => Object.assign(Object.create(null), Object.fromEntries(groupsOf(items, keyOf))),
});
fillIn(Promise, {
  withResolvers() {
    const made = {};
    made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
    return made;
  },
});
fillIn(RegExp, { escape: (text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`) });
fillIn(URL, {
  canParse(url, base) {
    try {
      return Boolean(new URL(url, base));
    } catch {
      return false;
    }
  },
});
