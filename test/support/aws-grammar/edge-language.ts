import { type Node, parse } from 'acorn';

/*
 * The language of CloudFront Functions, runtime 2.0: ES 5.1 with const, let, async, await, arrow functions,
 * rest parameters, template literals and `**`.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */

const es5 = [
  ...['Program', 'BlockStatement', 'EmptyStatement', 'ExpressionStatement', 'FunctionDeclaration'],
  ...['VariableDeclaration', 'VariableDeclarator', 'ReturnStatement', 'ThrowStatement', 'LabeledStatement'],
  ...['IfStatement', 'SwitchStatement', 'SwitchCase', 'BreakStatement', 'ContinueStatement'],
  ...['WhileStatement', 'DoWhileStatement', 'ForStatement', 'ForInStatement', 'TryStatement', 'CatchClause'],
  ...['Identifier', 'Literal', 'ThisExpression', 'ArrayExpression', 'ObjectExpression', 'Property'],
  ...['FunctionExpression', 'UnaryExpression', 'UpdateExpression', 'BinaryExpression', 'LogicalExpression'],
  ...['AssignmentExpression', 'ConditionalExpression', 'MemberExpression', 'CallExpression', 'NewExpression'],
  'SequenceExpression',
];
const newer = [
  'ArrowFunctionExpression',
  'AwaitExpression',
  'RestElement',
  'TemplateLiteral',
  'TemplateElement',
];
const allowed: ReadonlySet<string> = new Set([...es5, ...newer]);

/** The latest ECMAScript edition whose syntax the runtime takes (async and await). Later syntax is refused. */
const edition = 8;

type Syntax = Node & Record<string, unknown>;
const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

/** Lists the syntax in a CloudFront Function that its runtime does not support, each with its line. */
export function beyondEdgeLanguage(source: string): string[] {
  const found: string[] = [];
  const report = (what: string, position: number) =>
    found.push(`${what} in line ${source.slice(0, position).split('\n').length}`);
  let program: Node;
  try {
    program = parse(source, {
      ecmaVersion: edition,
      sourceType: 'script',
      onTrailingComma: (position) => {
        if (/^,\s*\)/.test(source.slice(position))) report('trailing comma of a call', position);
      },
    });
  } catch (error) {
    return [`SyntaxError: ${(error as Error).message}`];
  }
  visit(program as Syntax, (node) => {
    const name = allowed.has(node.type) ? beyond(node) : node.type;
    if (name) report(name, node.start);
  });
  return found;
}

function visit(node: Syntax, check: (node: Syntax) => void) {
  check(node);
  for (const child of Object.values(node).flat()) if (isSyntax(child)) visit(child, check);
}

/** Names the unsupported newer syntax of a node whose type is supported otherwise, or undefined. */
function beyond(node: Syntax): string | undefined {
  if (node.type === 'Property' && (node['shorthand'] || node['computed'] || node['method']))
    return 'shorthand, computed or method property';
  if (node['generator']) return 'generator';
  if (node.type !== 'Literal') return undefined;
  const { regex, raw } = node as { regex?: { flags: string }; raw?: string };
  if (regex && /[^gim]/.test(regex.flags)) return 'flag of a regular expression';
  return raw && /^0[bo]/i.test(raw) ? 'binary or octal number' : undefined;
}
