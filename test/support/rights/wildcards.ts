/** The expressions by their patterns. The same patterns are matched at every call. */
const expressions = new Map<string, RegExp>();

/** Matches a text with IAM's wildcards: `*` for any characters, `?` for exactly one. */
export const matches = (text: string) => (pattern: string) => {
  let expression = expressions.get(pattern);
  if (!expression) {
    const source = RegExp.escape(pattern).replaceAll('\\*', '.*').replaceAll('\\?', '.');
    expression = new RegExp(`^${source}$`);
    expressions.set(pattern, expression);
  }
  return expression.test(text);
};
