import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyReading } from '../support/examples/readings.ts';
import { startOpenAi } from '../support/stubs/openai.ts';

/** Runs a tool with an input. Returns its exit status and what it printed. */
function lab(args: readonly string[], input = '', variables = {}) {
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['bin/lab.ts', ...args],
      { env: { ...process.env, ...variables } },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

it('The command lab lists its tools, and refuses an unknown name', async () => {
  const { status, stdout } = await lab(['--help']);
  expect(status).toBe(0);
  const names = [...stdout.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => name);
  expect(names).toContain('dress');
  const outside = ['color-table', 'unused-rights'];
  expect(names.filter((name) => !existsSync(`bin/lab/${name}.ts`)).sort()).toEqual(outside);
  const unknown = await lab(['constructor']);
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('There is no tool "constructor".');
});

it('The tool dress writes in the language of a line, and with --hear-only prints the brief alone', async () => {
  const piece = (id: string, category: string) => ({ id, category, color: 'navy', style: 'casual' });
  const request = {
    wardrobe: [piece('a', 't-shirt'), piece('b', 'jeans'), piece('c', 'sneakers')],
    prompt: 'jeans till jobbet',
    language: 'sv',
  };
  const [dressed, heard] = await Promise.all([
    lab(['dress'], JSON.stringify(request)),
    lab(['dress', '--hear-only'], JSON.stringify(request)),
  ]);
  const outfit = JSON.parse(dressed.stdout);
  expect(outfit.items.sort()).toEqual(['a', 'b', 'c']);
  expect(outfit.text).toMatch(/\b(och|till|jeansen)\b/);
  expect(JSON.parse(heard.stdout)).toEqual({ brief: outfit.brief });
});

it('The tool dress reads requests with the model that is named', async () => {
  const server = await startOpenAi();
  const reading = { ...emptyReading, settings: [{ id: 'interview', words: 'entrevista' }] };
  server.reply({ content: JSON.stringify(reading) });
  const piece = (id: string, category: string) => ({ id, category, color: 'navy', style: 'business' });
  const line = { prompt: 'uma entrevista', wardrobe: [piece('a', 'shirt'), piece('b', 'trousers')] };
  const { stdout } = await lab(['dress', '--reader', 'model'], JSON.stringify(line), {
    MODEL_URL: server.url,
    MODEL: 'gemma3',
  });
  expect(server.requests).toHaveLength(1);
  expect(JSON.parse(stdout)).toMatchObject({ brief: { readBy: 'model', settings: [{ id: 'interview' }] } });
  server.close();
});
