/**
 * Runs one of the research tools: `npm run --silent lab -- NAME [ARGUMENT…]`. A tool reads its arguments and standard
 * input as if it were run directly. `--help` lists the tools. An unknown name ends with exit status 2.
 */
import tools from './lab/tools.json' with { type: 'json' };

const [name = '--help'] = process.argv.splice(2, 1);
const tool = new Map(Object.entries(tools)).get(name);
if (tool) await import(new URL(tool.file, import.meta.url).href);
else {
  const list = Object.entries(tools).map(([each, { purpose }]) => `  ${each.padEnd(16)}${purpose}`);
  const text = ['Usage: npm run --silent lab -- NAME [ARGUMENT…]', '', ...list].join('\n');
  if (name === '--help') console.log(text);
  else console.error(`There is no tool "${name}".\n\n${text}`);
  process.exitCode = name === '--help' ? 0 : 2;
}
