import ts from 'typescript';

/** The texts in a TypeScript source that users might see: strings, templates and JSX text, without imports. */
export function textsIn(fileName: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      if (node.text.trim()) texts.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true));
  return texts;
}
